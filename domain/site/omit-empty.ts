/** Required names stay required; what may be missing is there only when it says something. */
type OmitEmpty<Fields> = {
  [Name in keyof Fields as null extends Fields[Name] ? never : Name]: Fields[Name];
} & { [Name in keyof Fields as null extends Fields[Name] ? Name : never]?: Exclude<Fields[Name], null> };

/** Without what is missing or empty. */
export function omitEmpty<Fields extends object>(fields: Fields): OmitEmpty<Fields>;
export function omitEmpty(fields: object) {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== null && value !== undefined && value !== ''),
  );
}
