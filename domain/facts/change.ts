/** A change of some of a thing's details: the fields that differ, as they were and as they are. */
export type Change<Details> = { readonly was: Partial<Details>; readonly is: Partial<Details> }

/** The names of the fields that a change or a wish names, as parts of a thing that is edited. */
export const fieldsOf = (fields: object): readonly string[] =>
  Object.entries(fields).flatMap(([name, value]) => (value === undefined ? [] : [name]))

/** Details with the named fields of `wanted`; a field that is undefined is not named. */
export const withWanted = <Details extends object>(details: Details, wanted: Partial<Details>): Details => ({
  ...details,
  ...Object.fromEntries(Object.entries(wanted).filter(([, value]) => value !== undefined)),
})

/** The fields of `wanted` that differ from `details`; undefined where none does. Lists and objects are compared by content. */
export const changeOf = <Details extends object>(details: Details, wanted: Partial<Details>): Change<Details> | undefined => {
  const names = (Object.keys(wanted) as (keyof Details)[]).filter(
    name => wanted[name] !== undefined && JSON.stringify(wanted[name]) !== JSON.stringify(details[name]),
  )
  if (names.length === 0) return undefined
  const pick = (from: Partial<Details>) => Object.fromEntries(names.map(name => [name, from[name]])) as Partial<Details>
  return { was: pick(details), is: pick(wanted) }
}
