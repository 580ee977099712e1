/** Sites where anyone publishes: the address does not say who made the page. */
const PLATFORMS = new Set(
  `awardforce.com blogspot.com blogger.com canva.site canva.com carrd.co docs.google.com
  drive.google.com sites.google.com forms.google.com google.com eventbrite.com
  facebook.com fb.com fb.me firebaseapp.com web.app forms.gle form.jotform.com
  jotform.com typeform.com forms.office.com sharepoint.com github.com github.io
  gitlab.io glitch.me herokuapp.com instagram.com issuu.com linkedin.com linktr.ee
  medium.com netlify.app vercel.app pages.dev workers.dev notion.site notion.so
  onrender.com pinterest.com reddit.com scribd.com substack.com surveymonkey.com
  tiktok.com tumblr.com twitch.tv twitter.com x.com vimeo.com webnode.es webnode.com
  weebly.com wix.com wixsite.com wordpress.com web.archive.org youtube.com youtu.be
  zendesk.com zoom.us dropbox.com mediafire.com mega.nz archive.today translate.goog
  amazonaws.com azurewebsites.net cloudfront.net godaddysites.com webflow.io
  strikingly.com jimdofree.com square.site ning.com change.org gofundme.com`
    .split(/\s+/)
    .filter(Boolean),
);

const CHATS = new Set(
  "wa.me wa.link whatsapp.com chat.whatsapp.com api.whatsapp.com t.me telegram.me telegram.org m.me discord.gg discord.com signal.me".split(
    " ",
  ),
);

const SHORTENERS = new Set(
  "bit.ly bitly.com tinyurl.com t.co goo.gl is.gd v.gd ow.ly buff.ly cutt.ly rb.gy shorturl.at t.ly tiny.cc rebrand.ly bl.ink soo.gd s.id acortar.link n9.cl l.ead.me qr.io me-qr.com qrco.de lnkd.in adf.ly shorte.st ouo.io clck.ru u.to urlz.fr x.gd kutt.it tny.im dub.sh surl.li tinyurl.ph short.gy shorturl.asia".split(
    " ",
  ),
);

/** Mail services where anyone opens an account. */
const FREE_MAIL = new Set(
  "gmail.com googlemail.com hotmail.com hotmail.es outlook.com outlook.es live.com live.com.mx yahoo.com yahoo.es yahoo.com.mx yahoo.com.ar icloud.com proton.me protonmail.com gmx.com mail.com aol.com zoho.com yandex.com mail.ru tutanota.com uol.com.br bol.com.br".split(
    " ",
  ),
);

export type HostService = "platform" | "chat" | "shortener" | "freeMail";

const SERVICES: ReadonlyArray<readonly [HostService, ReadonlySet<string>]> = [
  ["shortener", SHORTENERS],
  ["chat", CHATS],
  ["freeMail", FREE_MAIL],
  ["platform", PLATFORMS],
];

/** The kind of service of the first match, given a host and its parents; null without one. */
export function findService(hosts: ReadonlyArray<string>): HostService | null {
  const entry = SERVICES.find(([, names]) =>
    hosts.some((host) => names.has(host)),
  );
  return entry ? entry[0] : null;
}
