import type { ContactForm } from '#domain/inquiry/contact-form.ts';
import {
  type CarriedDesign,
  CONTACT_SUCCESS,
  contactResponse,
  contactSubmission,
  SEND_EMAIL_URL,
} from '#domain/inquiry/contact-submission.ts';
import { apiRequest } from '#site/request.ts';
import { requestKeys } from '#site/request-key.ts';

const keys = requestKeys();

// Success needs both an ok status and `success: true`; gives the message to show.
export async function sendInquiry(form: ContactForm, design: CarriedDesign | undefined): Promise<string> {
  const body = contactSubmission(form, design);
  const response = await apiRequest('POST', SEND_EMAIL_URL, body, {
    headers: { Accept: 'application/json', 'Idempotency-Key': keys.for(body) },
  });
  const answer = contactResponse.parse(await response.json());
  if (!answer.success) throw new Error(answer.error ?? 'refused without a reason');
  keys.forget();
  return answer.message || CONTACT_SUCCESS;
}
