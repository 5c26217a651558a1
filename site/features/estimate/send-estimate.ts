import {
  CALCULATOR_TOASTS,
  COST_CALCULATION_URL,
  costCalculation,
  lenientCostCalculationResponse,
} from '#domain/estimate/cost-calculation.ts';
import type { EstimateForm } from '#domain/estimate/estimate-form.ts';
import type { CalculatorPrices } from '#domain/estimate/prices.ts';
import { apiRequest } from '#site/request.ts';
import { requestKeys } from '#site/request-key.ts';
import { toast } from '#site/ui/toast.ts';

const keys = requestKeys();

export type SentEstimate = {
  form: EstimateForm;
  mailed: boolean;
  reference: string | undefined;
};

/** What was sent, once it has arrived. */
export async function sendEstimate(
  prices: CalculatorPrices,
  form: EstimateForm,
): Promise<SentEstimate | undefined> {
  const body = costCalculation(prices, form);
  try {
    const response = await apiRequest('POST', COST_CALCULATION_URL, body, {
      headers: { 'Idempotency-Key': keys.for(body) },
    });
    const answer = lenientCostCalculationResponse.safeParse(await response.json());
    if (!answer.success) throw new Error('unreadable answer');
    keys.forget();
    const mailed = answer.data.emailSent === true;
    const message = answer.data.message || CALCULATOR_TOASTS.defaultMessage;
    toast({ title: mailed ? CALCULATOR_TOASTS.sent : CALCULATOR_TOASTS.saved, description: message });
    return { form, mailed, reference: answer.data.reference };
  } catch (error) {
    console.error('The estimate could not be sent.', error);
    toast({ ...CALCULATOR_TOASTS.failed, variant: 'destructive' });
    return undefined;
  }
}
