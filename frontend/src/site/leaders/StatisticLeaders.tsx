import type { UseQueryResult } from '@tanstack/react-query'
import type { StatDefinition } from '@fullcourt/domain/statistics/definitions'
import { Skeleton } from '../../ui/Skeleton'
import { Answer } from '../parts/Answer'
import { Columns } from '../parts/Columns'
import { Empty } from '../parts/Empty'
import { PerGameSwitch } from '../parts/PerGameSwitch'
import { RankedList } from '../parts/RankedList'
import { Section } from '../parts/Section'
import { SiteLink } from '../SiteLink'
import { withFilters } from '../filters'
import styles from './StatisticLeaders.module.css'
import type { Leading } from './queries'

type LeadersProps = { leaders: UseQueryResult<readonly Leading[]> }

const EachStatistic = ({ leaders, search }: LeadersProps & { search: URLSearchParams }) => (
  <Answer of={leaders} skeleton={<Skeleton rows={12} />} empty="No figures yet.">
    {all => (
      <Columns>
        {all.map(({ abbreviation, name, minimum, rows }) => (
          <div key={abbreviation} className={styles.statistic}>
            <h3>
              <SiteLink to={withFilters('/leaderboard', search, { stat: abbreviation })}>{name}</SiteLink>
            </h3>
            <RankedList rows={rows} of="person" places={5} />
            <p className={styles.minimum}>{minimum}</p>
          </div>
        ))}
      </Columns>
    )}
  </Answer>
)

const OneStatistic = ({ leaders }: LeadersProps) => (
  <Answer of={leaders} skeleton={<Skeleton rows={12} />}>
    {([found]) =>
      found ? (
        <>
          <RankedList rows={found.rows} of="person" places={10} />
          <p className={styles.minimum}>{found.minimum}</p>
        </>
      ) : (
        <Empty>Nobody leads this statistic.</Empty>
      )
    }
  </Answer>
)

type Props = LeadersProps & { search: URLSearchParams; stat: StatDefinition | undefined }

/** Who leads each statistic that the organization keeps, per game or in total; one that is chosen with the first twenty. */
export const StatisticLeaders = ({ leaders, search, stat }: Props) => (
  <Section
    id="statistics"
    title={stat ? stat.name : 'Every statistic'}
    aside={stat && <SiteLink to={withFilters('/leaderboard', search, { stat: undefined })}>All leaders</SiteLink>}
  >
    <PerGameSwitch search={search} />
    {stat ? <OneStatistic leaders={leaders} /> : <EachStatistic leaders={leaders} search={search} />}
  </Section>
)
