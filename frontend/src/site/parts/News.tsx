import { useNews } from '../../ui/use-news'

/** What a page shows, as far as its changes are announced. */
type Seen = {
  /** In sentences; those that were not there before are announced, two at most. */
  readonly lines: readonly string[]
  /** The answers behind its parts by their names, whose change is announced by name: `Standings updated.` */
  readonly parts?: Readonly<Record<string, unknown>>
}

const linesAtMost = 2

/** What is different: `Hawks 61, Owls 58: final. Standings updated.` Empty where nothing that is shown changed. */
export const newsBetween = (before: Seen, { lines, parts = {} }: Seen): string => {
  const newLines = lines.filter(line => !before.lines.includes(line)).slice(0, linesAtMost)
  const changed = Object.keys(parts).filter(part => JSON.stringify(parts[part]) !== JSON.stringify(before.parts?.[part]))
  return [...newLines, ...(changed.length > 0 ? [`${changed.join(', ')} updated.`] : [])].join(' ')
}

/** Says politely what changes on a page while it is open. One a page: what is said together comes from all of its parts. */
export const News = (seen: Seen) => (
  <p className="visuallyHidden" role="status">
    {useNews(seen, newsBetween)}
  </p>
)
