/** Some of the fields of a thing. */
export const pick = <Thing extends object, const Name extends keyof Thing>(
  thing: Thing,
  names: readonly Name[],
): Pick<Thing, Name> => Object.fromEntries(names.map(name => [name, thing[name]])) as Pick<Thing, Name>
