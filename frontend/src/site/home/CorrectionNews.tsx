import { useQuery } from '@tanstack/react-query'
import { shortDate, daysBetween } from '../../ui/format/dates'
import { Section } from '../parts/Section'
import { TeamName } from '../parts/TeamName'
import type { PublicSite } from '../site'
import { SiteLink } from '../SiteLink'
import styles from './CorrectionNews.module.css'
import { farDown } from './far-down'
import { correctedGamesOf, type CorrectedGame } from './queries'

/** For how many days a correction is news. */
const NEWS_DAYS = 21
const AT_MOST = 4

/** The corrections that are news on a day, the newest first. */
export const recentCorrections = (corrected: readonly CorrectedGame[], today: string): readonly CorrectedGame[] =>
  corrected.filter(({ date }) => (daysBetween(date, today) ?? Infinity) <= NEWS_DAYS).slice(0, AT_MOST)

/** Results that were corrected lately: before, after, when, and why where that is public. Nothing where there are none. */
export const CorrectionNews = ({ site, seasonId }: { site: PublicSite; seasonId: number | undefined }) => {
  const { data = [] } = useQuery(correctedGamesOf(site, seasonId))
  const news = recentCorrections(data, site.today)
  if (news.length === 0) return null
  return (
    <Section id="corrections" title="Corrected results" later={farDown}>
      <ul className={styles.news}>
        {news.map(({ id, away, home, date, was, is, reason }) => (
          <li key={id}>
            <SiteLink to={`/games/${id}`} className={styles.game}>
              <TeamName team={away} /> <span className={styles.at}>at</span> <TeamName team={home} />
            </SiteLink>
            <p>
              <span className="visuallyHidden">Corrected from </span>
              <s>{was}</s>
              <span className="visuallyHidden"> to</span> <strong>{is}</strong>{' '}
              <time dateTime={date}>{shortDate(date, site.today)}</time>
            </p>
            {reason && <p className={styles.reason}>{reason}</p>}
          </li>
        ))}
      </ul>
    </Section>
  )
}
