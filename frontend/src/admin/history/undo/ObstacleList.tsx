import { Button } from '@mantine/core'
import { Link } from 'react-router-dom'
import { obstacleLink } from './obstacle-link'
import type { InTheWay } from './queries'
import styles from './undo.module.css'

type Props = { inTheWay: InTheWay; organization: number; undoAllTheSame: () => void; close: () => void }

/** What stands in the way of an undo, each with the thing that it is about. */
export const ObstacleList = ({ inTheWay: { obstacles, mayBeAllowed }, organization, undoAllTheSame, close }: Props) => (
  <div role="alert" className={styles.obstacles}>
    <p>This was not undone. In the way:</p>
    <ul>
      {obstacles.map(obstacle => {
        const link = obstacleLink(obstacle, organization)
        return (
          <li key={obstacle.message}>
            {obstacle.message} {link && <Link to={link.to}>{link.name}</Link>}
          </li>
        )
      })}
    </ul>
    <div className={styles.answers}>
      {mayBeAllowed && (
        <Button variant="default" size="compact-sm" onClick={undoAllTheSame}>
          Undo all the same
        </Button>
      )}
      <Button variant="subtle" size="compact-sm" onClick={close}>
        Close
      </Button>
    </div>
  </div>
)
