/**
 * Names under which parts of one page are found, each once: the first of a name keeps it, later ones are `Winter 2026 (2)`. Nothing
 * keeps staff from calling two seasons or leagues the same.
 */
export const tellApart = (names: readonly string[]): readonly string[] => {
  const taken = new Set(names)
  return names.map((name, place) => {
    if (names.indexOf(name) === place) return name
    let number = 2
    while (taken.has(`${name} (${number})`)) number += 1
    const own = `${name} (${number})`
    taken.add(own)
    return own
  })
}
