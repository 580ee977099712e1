/** The same keys as the Spanish source, with any wording. */
export type Translation<Source> = {
  readonly [Key in keyof Source]: Source[Key] extends string
    ? string
    : Translation<Source[Key]>;
};

/** Every dotted path to a string: "chevening.title". */
export type KeyOf<Source> = {
  [Key in keyof Source & string]: Source[Key] extends string
    ? Key
    : `${Key}.${KeyOf<Source[Key]>}`;
}[keyof Source & string];
