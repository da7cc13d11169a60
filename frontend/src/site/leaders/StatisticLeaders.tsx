import { useQuery } from '@tanstack/react-query'
import { Skeleton } from '../../ui/Skeleton'
import { Answer } from '../parts/Answer'
import { Columns } from '../parts/Columns'
import { Empty } from '../parts/Empty'
import { isTotal, PerGameSwitch } from '../parts/PerGameSwitch'
import { RankedList } from '../parts/RankedList'
import { Section } from '../parts/Section'
import { SiteLink } from '../SiteLink'
import type { Site } from '../site'
import { withFilters } from '../filters'
import styles from './StatisticLeaders.module.css'
import { leadersOf, statIn } from './queries'

type Props = { site: Site; search: URLSearchParams; seasonId: number | undefined }

const EachStatistic = ({ site, search, seasonId }: Props) => {
  const by = isTotal(search) ? 'total' : 'game'
  const leaders = useQuery(leadersOf(site, { seasonId, by }))
  return (
    <Answer of={leaders} skeleton={<Skeleton rows={12} />} empty="No figures yet.">
      {all => (
        <Columns>
          {all.map(({ abbreviation, name, minimum, rows }) => (
            <div key={abbreviation} className={styles.statistic}>
              <h3>
                <SiteLink to={withFilters('/leaderboard', search, { stat: abbreviation })}>{name}</SiteLink>
              </h3>
              <RankedList rows={rows} of="person" />
              <p className={styles.minimum}>{minimum}</p>
            </div>
          ))}
        </Columns>
      )}
    </Answer>
  )
}

const OneStatistic = ({ site, search, seasonId, stat }: Props & { stat: string }) => {
  const by = isTotal(search) ? 'total' : 'game'
  const leaders = useQuery(leadersOf(site, { seasonId, by, stat }))
  return (
    <Answer of={leaders} skeleton={<Skeleton rows={12} />}>
      {([found]) =>
        found ? (
          <>
            <RankedList rows={found.rows} of="person" />
            <p className={styles.minimum}>{found.minimum}</p>
          </>
        ) : (
          <Empty>Nobody leads this statistic.</Empty>
        )
      }
    </Answer>
  )
}

/** Who leads each statistic that the organization keeps, per game or in total; one that is chosen with the first twenty. */
export const StatisticLeaders = (props: Props) => {
  const stat = statIn(props.search)
  return (
    <Section
      id="statistics"
      title={stat ? stat.name : 'Every statistic'}
      aside={stat && <SiteLink to={withFilters('/leaderboard', props.search, { stat: undefined })}>All leaders</SiteLink>}
    >
      <PerGameSwitch search={props.search} />
      {stat ? <OneStatistic {...props} stat={stat.abbreviation} /> : <EachStatistic {...props} />}
    </Section>
  )
}
