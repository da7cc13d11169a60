import { Alert } from '@mantine/core'
import type { UseQueryResult } from '@tanstack/react-query'
import type { MergeAnswer, MergePreviewAnswer, StatTotalsAnswer, StatValueAnswer, TwoLinesAnswer } from '../../../../api/schema'
import { dateText } from '../../../../ui/format/dates'
import { quantity, shareText, whole } from '../../../../ui/format/figures'
import { WarningIcon } from '../../../../ui/icons'
import { QueryState } from '../../../parts/feedback/QueryState'
import { EffectList } from '../../../parts/effects/Effects'
import { FAILURES } from '../../../parts/feedback/failures'
import styles from './merging.module.css'

const isRatio = (abbreviation: string) => abbreviation.endsWith('%')

const figure = ({ abbreviation, value }: StatValueAnswer) => (isRatio(abbreviation) ? shareText : whole)(value)

/** `PTS 12 · REB 3`; percentages follow from the others and are left out. */
const inWords = (stats: readonly StatValueAnswer[]) =>
  stats
    .filter(({ abbreviation }) => !isRatio(abbreviation))
    .map(stat => `${stat.abbreviation} ${figure(stat)}`)
    .join(' · ') || 'No figures'

const Totals = ({ title, totals: { games, stats } }: { title: string; totals: StatTotalsAnswer }) => (
  <div>
    <h4>
      {title}: {quantity(games, 'game')}
    </h4>
    {stats.length > 0 && (
      <dl className={styles.totals}>
        {stats.map(stat => (
          <div key={stat.stat_id}>
            <dt>{stat.abbreviation}</dt>
            <dd>{figure(stat)}</dd>
          </div>
        ))}
      </dl>
    )}
  </div>
)

const TwoLines = ({ game, team, lines, sum }: TwoLinesAnswer) => (
  <li className={styles.twoLines}>
    <strong>
      {game.away_team.name} @ {game.home_team.name}
    </strong>
    <span className={styles.muted}>
      {dateText(game.date)}, for {team.name}
    </span>
    <ul>
      {lines.map(({ player_id, stats }) => (
        <li key={player_id}>
          #{player_id}: {inWords(stats)}
        </li>
      ))}
      <li>
        <strong>Together: {inWords(sum)}</strong>
      </li>
    </ul>
  </li>
)

const Contradictions = ({ of }: { of: MergePreviewAnswer['contradictions'] }) =>
  of.length === 0 ? (
    <p>No conflicts found: no games at the same time, no two teams in one league, no details that differ.</p>
  ) : (
    <Alert color="red" icon={<WarningIcon />} title={`${quantity(of.length, 'contradiction')}. Are they really one person?`}>
      <ul className={styles.list}>
        {of.map(({ message }) => (
          <li key={message}>{message}</li>
        ))}
      </ul>
    </Alert>
  )

const Captaincies = ({ of, master }: { of: MergePreviewAnswer['captaincies']; master: number }) =>
  of.length > 0 && (
    <>
      <h3>Captain of {quantity(of.length, 'team')}</h3>
      <ul className={styles.list}>
        {of.map(({ player_id, team, leagueName, seasonName }) => (
          <li key={`${player_id} ${team.id} ${leagueName} ${seasonName}`}>
            {team.name}, {leagueName} · {seasonName}
            {player_id !== master && `, in place of #${player_id}`}
          </li>
        ))}
      </ul>
    </>
  )

type PreviewProps = { preview: MergePreviewAnswer; master: number }

const Preview = ({ preview: { totals, twoLines, captaincies, contradictions }, master }: PreviewProps) => (
  <>
    <Contradictions of={contradictions} />
    <Captaincies of={captaincies} master={master} />
    <h3>Totals after the merge</h3>
    <Totals title="Regular" totals={totals.regular} />
    {totals.playoff.games > 0 && <Totals title="Play-offs" totals={totals.playoff} />}
    <h3>{quantity(twoLines.length, 'game')} with two lines</h3>
    {twoLines.length === 0 ? (
      <p>No game counts twice.</p>
    ) : (
      <ul className={styles.groups}>
        {twoLines.map(each => (
          <TwoLines key={`${each.game.id} ${each.team.id}`} {...each} />
        ))}
      </ul>
    )}
  </>
)

/** What a merge would lead to, before it is done. */
export const MergePreview = ({ of, isWanted }: { of: UseQueryResult<MergeAnswer>; isWanted: boolean }) => (
  <section aria-labelledby="preview" className={styles.preview}>
    <h2 id="preview">Preview</h2>
    {isWanted ? (
      <QueryState of={of} failure={FAILURES.mergePlayers}>
        {({ id, preview, effects }) => (
          <>
            {preview && <Preview preview={preview} master={id} />}
            {effects && <EffectList effects={effects} />}
          </>
        )}
      </QueryState>
    ) : (
      <p>Choose a master and tick at least one duplicate.</p>
    )}
  </section>
)
