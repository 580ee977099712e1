import type { scamWarningItems as source } from "../../es/content/scam-warning-items.ts";
import type { Translation } from "../../translation.ts";

export const scamWarningItems = {
  "pagar-para-recibir": {
    title: "You are asked to pay to get the scholarship",
    text: "They mention “a small processing fee”, a payment to release the money or taxes in advance. A real provider does not charge you to hand over a scholarship. Do not pay: look for the call on the official website.",
  },
  "beca-garantizada": {
    title: "A guaranteed scholarship or your money back",
    text: "Nobody can assure you that you will win. The refund usually comes with conditions that are almost impossible to meet. Distrust any guarantee, ask for the rules in writing and do not pay for a list of scholarships: there are free ones.",
  },
  "ganador-sin-participar": {
    title: "You won a contest you never entered",
    text: "A “national foundation” chose you, or you are a finalist, and you never applied: a classic sign of fraud. Do not reply with your details. Ask where they got them and check on your own whether the foundation exists.",
  },
  "datos-bancarios-para-apartar": {
    title: "They want your card to “hold” the scholarship",
    text: "No real scholarship needs your card or account to keep your place. With those details they can charge you or pretend to be you. Do not share them. If you already did, call your bank at once.",
  },
  "becas-ue-no-se-pagan": {
    title: "European Union scholarships are not for sale",
    text: "Emails from a fake “Erasmus Mundus” ask for administrative costs. The EU agency EACEA reminds applicants that an EU scholarship is never given for a fee. Find it in the official catalogue and write to the consortium from there.",
  },
  "mexico-becas-bienestar": {
    title: "Mexico: fake Becas para el Bienestar messages",
    text: "Emails, websites and WhatsApp messages imitate the Benito Juárez or Rita Cetina grants to get your data. The programme asks for no personal or bank data by email, and registration is free, with no agents. Use only its official channels.",
  },
  "colombia-icetex-sin-tramitadores": {
    title: "Colombia: ICETEX uses no agents and no payment QR codes",
    text: "In 2025 ICETEX warned of fake QR codes and websites that collect loan payments, such as icetex.com, which is not its own. Its processes are direct, with no agents. Go only to www.icetex.gov.co and pay through the channels listed there.",
  },
  "visa-asegurada": {
    title: "They sell you a guaranteed visa",
    text: "The US embassy in Colombia warns of people who claim an inside contact that speeds up a visa. Also of those who charge more or less than the official fee. Nobody can promise you one. Apply on the consulate's own page.",
  },
  "agencia-que-desaparece": {
    title: "The agency takes the money and vanishes",
    text: "Some “study abroad” agencies disappear with the money: the press reported a case in Mexico in 2023. Before you pay, write to the school and ask whether it works with that agency. Ask for a contract and an invoice.",
  },
  "pagar-para-publicar": {
    title: "You pay and your paper is “published”",
    text: "Some services charge thousands of dollars to guide high-school students and publish their paper in journals made for that, ProPublica reported in 2023. That is no recognised research. Look for free fairs and contests.",
  },
  "honores-que-se-pagan": {
    title: "An honour or a congress that you pay for",
    text: "A glossy letter says that you were chosen for an honour society or a leaders' congress, and then comes a fee. It often goes to thousands of students and counts for little when you apply. Ask at your school before you pay.",
  },
  "practicas-falsas": {
    title: "Internships or jobs that do not exist",
    text: "A “recruiter” writes to you on social media and interviews you online. Then they ask for your bank details, your ID or to pass on part of a cheque. The FTC calls it identity theft. Confirm the vacancy on the company's own page.",
  },
  "grupos-de-whatsapp": {
    title: "Registration takes place in a WhatsApp group",
    text: "“The page is down”, “you will miss the date”: that is how they asked for data by WhatsApp in 2022. The Benito Juárez grants warned that they register nobody through WhatsApp or Facebook groups or Google forms. Leave the group.",
  },
  "fotos-de-identificacion": {
    title: "They ask for a photo of your INE, DNI or CURP",
    text: "With a photo of your ID they can pretend to be you. In Mexico the advice is not to send your INE card, passport or CURP by WhatsApp. Upload them only on the official page, when registration asks for them.",
  },
  "argentina-becas-progresar": {
    title: "Argentina: fake Progresar payment notices",
    text: "In April 2025 the Progresar office in Chaco warned of links on Facebook that lead to a WhatsApp chat. There they ask first for your DNI and then for your CBU. Look up your dates only on the official platform.",
  },
  "peru-cursos-del-ministerio": {
    title: "Peru: courses and scholarships with the ministry's logo",
    text: "In 2024 free university courses and scholarships with the ministry's logo went round on Facebook. Minedu said that it does not offer them and that only its official accounts count. The same advert ran about Argentina.",
  },
  "chile-regreso-a-clases": {
    title: "Chile: scholarships that do not exist in March",
    text: "The PDI says that digital scams rise by about 30% in March (ADN Radio, February 2026). They are WhatsApp messages, fake shops and scholarships that do not exist. Check the sender and type the address yourself.",
  },
  "ecuador-cupos-por-whatsapp": {
    title: "Ecuador: “your profile was approved”",
    text: "Lupa Media told of fake IESS recruiters who ask by WhatsApp for photos of the ID card, bank details and transfers for courses. These were jobs, but the trick works for scholarships too. “Last places” is there to rush you: do not answer.",
  },
} as const satisfies Translation<typeof source>;
