import { adminAddress } from '@fullcourt/domain/pages/admin-pages'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { ScenarioAnswer } from '../../../api/schema'
import { quantity } from '../../../ui/format/figures'
import { ago } from '../../../ui/format/moments'
import { useNow } from '../../parts/page/use-now'
import { EmptyState } from '../../parts/feedback/EmptyState'
import { QueryState } from '../../parts/feedback/QueryState'
import styles from './scenarios.module.css'

type Props = {
  of: UseQueryResult<ScenarioAnswer[]>
  /** Whether they are of several leagues. */
  namesLeague: boolean
  action?: ReactNode
}

/** Scenarios, the newest first, each with who made it and when. */
export const ScenarioList = ({ of, namesLeague, action }: Props) => {
  const now = useNow()
  return (
    <QueryState
      of={of}
      empty={
        <EmptyState
          hint="Enter results that are still to come, and see the table they would lead to. Only staff see it."
          action={action}
        >
          No scenarios yet.
        </EmptyState>
      }
    >
      {scenarios => (
        <ul className={styles.list} aria-label="Scenarios">
          {scenarios.map(({ id, name, leagueName, who, when, stepCount }) => (
            <li key={id}>
              <Link className={styles.name} to={adminAddress('scenario', { scenario: id })}>
                {name}
              </Link>
              <span className={styles.quiet}>
                {namesLeague && `${leagueName} · `}
                {quantity(stepCount, 'change')} · {who}, {ago(when, now)}
              </span>
            </li>
          ))}
        </ul>
      )}
    </QueryState>
  )
}
