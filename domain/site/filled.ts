type Given<Value> = Exclude<Value, null>;

/** Required names stay required; what may be missing is there only when it says something. */
type Filled<Fields> = {
  [Name in keyof Fields as null extends Fields[Name] ? never : Name]: Fields[Name];
} & { [Name in keyof Fields as null extends Fields[Name] ? Name : never]?: Given<Fields[Name]> };

/** Without what is missing or empty. */
export function filled<Fields extends object>(fields: Fields): Filled<Fields>;
export function filled(fields: object) {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== null && value !== undefined && value !== ''),
  );
}
