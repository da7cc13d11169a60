import { adminAddress } from '@fullcourt/domain/pages/admin-pages'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { ImportAnswer } from '../../../api/schema'
import { whole } from '../../../ui/format/figures'
import styles from './imports.module.css'
import { useImports } from './queries'
import { recentImports } from './recent-imports'

const stateOf = ({ state, done, total }: ImportAnswer) =>
  state === 'running' ? `running, ${whole(done)} of ${whole(total)} lines` : state

/** Imports of this person on this device, those that run and those that ended. */
export const RecentImports = ({ user }: { user: number }) => {
  const [ids] = useState(() => recentImports(user))
  const answers = useImports(ids).flatMap(({ data }, place) => {
    const id = ids[place]
    return data && id !== undefined ? [{ id, answer: data }] : []
  })
  if (answers.length === 0) return null
  return (
    <section className={styles.part} aria-labelledby="recent">
      <h2 id="recent">Recent imports</h2>
      <ul className={styles.recent}>
        {answers.map(({ id, answer }) => (
          <li key={id}>
            <Link to={adminAddress('import', { import: id })}>
              {answer.league.name}, {answer.season.name}
            </Link>{' '}
            <span className={styles.quiet}>{stateOf(answer)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
