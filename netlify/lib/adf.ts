// A message as a lead in ADF 1.0, the XML that the CRM programs of vehicle dealers read from mails. Its grammar, in which the
// order of elements counts: https://github.com/carmelosantana/sendadf/blob/main/docs/adf-1.0.dtd
import type { ContactMessage } from '../../src/features/contact/contact-message.schema.ts';
import { formatRequestLines } from '../../src/features/contact/request-lines.ts';
import { toOneLine, toPlainText } from '../../src/features/contact/plain-text.ts';
import { listVehicleIds } from '../../src/features/contact/request.ts';
import { escapeHtml } from '../../src/lib/escape-html.ts';
import { formatPhone } from '../../src/lib/format.ts';
import type { FunctionContent } from './function-content.ts';
import type { Mail } from './mailer.ts';
import { readSentAt } from './message-key.ts';

/** The mail to a CRM about one message: the lead and nothing else. */
export function buildLeadMail(id: string, message: ContactMessage, content: FunctionContent): Mail {
  return {
    messageId: `<adf.${id}@${new URL(content.dealer.url).host}>`,
    subject: `Lead from ${toOneLine(`${message.firstName} ${message.lastName}`)}`,
    text: buildAdf(id, message, content),
  };
}

function buildAdf(id: string, message: ContactMessage, content: FunctionContent): string {
  const { name, url, email, phone } = content.dealer;
  const { host } = new URL(url);
  const sentAt = new Date(readSentAt(id) ?? NaN).toISOString();
  return `<?xml version="1.0" encoding="UTF-8"?>
<?adf version="1.0"?>
<adf>
<prospect>
<id source="${host}">${id}</id>
<requestdate>${sentAt.replace(/\.\d+Z/, '+00:00')}</requestdate>
${listVehicles(message, content).join('\n')}
<customer>
<contact>
<name part="first">${escapeXml(message.firstName)}</name>
<name part="last">${escapeXml(message.lastName)}</name>
<email>${escapeXml(message.email)}</email>
<phone>${escapeXml(message.phone)}</phone>
</contact>
<comments>${escapeXml(`Interest: ${message.interest}\n\n${message.message}`)}</comments>
</customer>
<vendor>
<vendorname>${escapeXml(name)}</vendorname>
<contact>
<name part="full" type="business">${escapeXml(name)}</name>
<email>${escapeXml(email)}</email>
<phone>${formatPhone(phone)}</phone>
</contact>
</vendor>
<provider>
<name part="full" type="business">${host}</name>
<service>Contact form</service>
<url>${url}</url>
</provider>
</prospect>
</adf>
`;
}

/** An element for each vehicle of the request, with the other details of the request as its comments. */
function listVehicles({ request }: ContactMessage, { vehicles, requestFacts }: FunctionContent): string[] {
  const ids = request ? listVehicleIds(request) : [];
  const named = vehicles.filter(({ vehicle }) => ids.includes(vehicle.id));
  const details = request && 'vehicles' in request ? { ...request, vehicles: [] } : request;
  const comments = details ? formatRequestLines(details, requestFacts).join('\n') : '';
  const { kind } = request ?? {};
  const interest = kind === 'trade-in' || kind === 'test-drive' ? kind : 'buy';
  // The grammar asks for at least one vehicle, and for year, make and model of each; what is not known is empty.
  return (named.length > 0 ? named : [undefined]).map((entry) => {
    const isUsed = entry ? !entry.vehicle.isNew : interest === 'trade-in';
    const lines = [
      `<year>${entry?.year ?? ''}</year>`,
      `<make>${escapeXml(entry?.vehicle.brand ?? '')}</make>`,
      `<model>${escapeXml(entry?.model ?? '')}</model>`,
      entry?.stockId && `<stock>${entry.stockId}</stock>`,
      entry && `<price type="asking" currency="USD">${entry.vehicle.price}</price>`,
      comments && `<comments>${escapeXml(comments)}</comments>`,
    ];
    const status = isUsed ? 'used' : 'new';
    return `<vehicle interest="${interest}" status="${status}">\n${lines.filter(Boolean).join('\n')}\n</vehicle>`;
  });
}

/** The text without the characters that XML 1.0 forbids. */
function escapeXml(text: string): string {
  return escapeHtml(toPlainText(text).replace(/[\uFFFE\uFFFF]/g, ''));
}
