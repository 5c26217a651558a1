// Where a search in each of the console's lists looks. Changing a line needs a migration: the index is made of it.
export const SEARCHED = {
  inquiries: ['email', 'first_name', 'last_name', 'phone', 'location'],
  estimates: ['email'],
  orders: ['email', 'intent_id', 'package_title'],
  intakes: ['email', 'full_name', 'ticket_number', 'phone', 'city'],
  designs: ['slug', 'hash'],
  panoramas: ['original_name', 'filename'],
  mails: ['to_address', 'subject'],
} as const;
