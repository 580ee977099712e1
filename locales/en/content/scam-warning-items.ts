import type { scamWarningItems as source } from "../../es/content/scam-warning-items.ts";
import type { Translation } from "../../translation.ts";

export const scamWarningItems = {
  "pagar-para-recibir": {
    title: "You are asked to pay to get the scholarship",
    text: 'They mention "a small processing fee", a payment to release the money or taxes in advance. A real provider does not charge you to hand over a scholarship. Do not pay: look for the call on the official website.',
  },
  "beca-garantizada": {
    title: "A guaranteed scholarship or your money back",
    text: "Nobody can assure you that you will win. The refund usually comes with conditions that are almost impossible to meet. Distrust any guarantee, ask for the rules in writing and do not pay for a list of scholarships: there are free ones.",
  },
  "ganador-sin-participar": {
    title: "You won a contest you never entered",
    text: 'A "national foundation" chose you, or you are a finalist, and you never applied: a classic sign of fraud. Do not reply with your details. Ask where they got them and check on your own whether the foundation exists.',
  },
  "datos-bancarios-para-apartar": {
    title: 'They want your card to "hold" the scholarship',
    text: "No real scholarship needs your card or account to keep your place. With those details they can charge you or pretend to be you. Do not share them. If you already did, call your bank at once.",
  },
  "becas-ue-no-se-pagan": {
    title: "European Union scholarships are not for sale",
    text: 'Emails from a fake "Erasmus Mundus" ask for administrative costs. The EU agency EACEA reminds applicants that an EU scholarship is never given for a fee. Find it in the official catalogue and write to the consortium from there.',
  },
  "mexico-becas-bienestar": {
    title: "Mexico: fake Becas para el Bienestar messages",
    text: "Emails, websites and WhatsApp messages imitate the Benito Juárez or Rita Cetina grants to get your data. The programme asks for no personal or bank data by email, and registration is free, with no agents. Use only its official channels.",
  },
  "colombia-icetex-sin-tramitadores": {
    title: "Colombia: Icetex uses no agents and no payment QR codes",
    text: "In 2025 Icetex warned of fake QR codes and websites that collect loan payments, such as icetex.com, which is not its own. Its processes are direct, with no agents. Go only to www.icetex.gov.co and pay through the channels listed there.",
  },
} as const satisfies Translation<typeof source>;
