/** The word with each of its letters left out, and itself: two words that are one letter apart have one of these in common. */
export const withOneLess = (word: string): ReadonlySet<string> =>
  new Set([word, ...Array.from(word, (_, i) => word.slice(0, i) + word.slice(i + 1))])

const sameFrom = (a: string, b: string): number => {
  let at = 0
  while (at < a.length && a[at] === b[at]) at += 1
  return at
}

/** Whether one letter was changed, added or left out, or two beside each other changed places. */
export const oneLetterApart = (a: string, b: string): boolean => {
  if (a === b || Math.abs(a.length - b.length) > 1) return false
  const at = sameFrom(a, b)
  const [restA, restB] = [a.slice(at), b.slice(at)]
  if (restA.length !== restB.length) return restA.slice(1) === restB || restA === restB.slice(1)
  const swapped = restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2)
  return swapped || restA.slice(1) === restB.slice(1)
}
