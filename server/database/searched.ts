// Where a search in each of the console's lists looks: columns, or what is made of them. Changing a line needs a
// migration: the index is made of it.
export const SEARCHED = {
  inquiries: ['email', 'first_name', 'last_name', 'phone', 'location', 'details'],
  estimates: ['email'],
  // A buyer reads out the last eight characters: the reference of the payment page.
  orders: ['email', 'intent_id', 'right(intent_id, 8)', 'package_title'],
  intakes: ['email', 'full_name', 'ticket_number', 'phone', 'city'],
  designs: ['slug', 'hash', "design ->> 'words'", "design ->> 'style'"],
  panoramas: ['original_name', 'filename'],
  mails: ['to_address', 'subject'],
} as const;
