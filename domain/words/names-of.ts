/** The names of a record as its type knows them, in the order in which they were written. */
export function namesOf<Name extends string>(record: Readonly<Partial<Record<Name, unknown>>>): Name[] {
  return Object.keys(record).filter((name): name is Name => Object.hasOwn(record, name));
}
