import { obstacleLink } from './obstacle-link'
import type { InTheWay } from './queries'
import styles from './undo.module.css'

type Props = { inTheWay: InTheWay; organization: number; open: (address: string) => void }

/** Leads to what stands in the way of an undo. A message is beside the page and knows no routes: `open` does. */
export const ObstacleLinks = ({ inTheWay: { obstacles }, organization, open }: Props) => {
  const links = obstacles.flatMap(obstacle => {
    const link = obstacleLink(obstacle, organization)
    return link ? [[link.to, link.name] as const] : []
  })
  return (
    <span className={styles.links}>
      {[...new Map(links)].map(([to, name]) => (
        <a
          key={to}
          href={to}
          onClick={event => {
            event.preventDefault()
            open(to)
          }}
        >
          {name}
        </a>
      ))}
    </span>
  )
}
