import { Suspense } from 'react'
import type { UseQueryResult } from '@tanstack/react-query'
import type { StatDefinition } from '@fullcourt/domain/statistics/definitions'
import { Skeleton } from '../../ui/Skeleton'
import { Answer } from '../parts/Answer'
import { Columns } from '../parts/Columns'
import { Empty } from '../parts/Empty'
import { isTotal, PerGameSwitch } from '../parts/PerGameSwitch'
import { placeLater } from '../parts/place-later'
import { RankedList, rowPixels } from '../parts/RankedList'
import { Section } from '../parts/Section'
import { SiteLink } from '../SiteLink'
import { withFilters } from '../filters'
import styles from './StatisticLeaders.module.css'
import { leaderFigure } from '../../ui/format/leader-figure'
import type { Leading } from './queries'

type LeadersProps = { leaders: UseQueryResult<readonly Leading[]>; search: URLSearchParams }

/** The name of a statistic and its minimum, in pixels. */
const aroundRows = 84

const formIn = (search: URLSearchParams) => (isTotal(search) ? 'total' : 'game')

const EachStatistic = ({ leaders, search }: LeadersProps) => (
  <Answer of={leaders} skeleton={<Skeleton rows={12} />} empty="No figures yet.">
    {all => (
      <Columns>
        {all.map(({ abbreviation, name, minimum, rows }) => (
          <Suspense key={abbreviation}>
            <div
              className={rows[1]?.rank === 1 ? styles.statistic : styles.led}
              {...placeLater(rows.length * rowPixels + aroundRows)}
            >
              <h3>
                <SiteLink to={withFilters('/leaderboard', search, { stat: abbreviation })}>{name}</SiteLink>
              </h3>
              <RankedList rows={rows} of="person" places={5} figure={leaderFigure(abbreviation, formIn(search))} />
              <p className={styles.minimum}>{minimum}</p>
            </div>
          </Suspense>
        ))}
      </Columns>
    )}
  </Answer>
)

const OneStatistic = ({ leaders, search }: LeadersProps) => (
  <Answer of={leaders} skeleton={<Skeleton rows={12} />}>
    {([found]) =>
      found ? (
        <>
          <RankedList rows={found.rows} of="person" places={10} figure={leaderFigure(found.abbreviation, formIn(search))} />
          <p className={styles.minimum}>{found.minimum}</p>
        </>
      ) : (
        <Empty>Nobody leads this statistic.</Empty>
      )
    }
  </Answer>
)

type Props = LeadersProps & { stat: StatDefinition | undefined }

/** Who leads each statistic that the organization keeps, per game or in total; one that is chosen with the first twenty. */
export const StatisticLeaders = ({ leaders, search, stat }: Props) => (
  <Section
    id="statistics"
    title={stat ? stat.name : 'Every statistic'}
    aside={stat && <SiteLink to={withFilters('/leaderboard', search, { stat: undefined })}>All leaders</SiteLink>}
  >
    <PerGameSwitch search={search} />
    {stat ? <OneStatistic leaders={leaders} search={search} /> : <EachStatistic leaders={leaders} search={search} />}
  </Section>
)
