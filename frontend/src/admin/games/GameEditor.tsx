import { AWAY_FIRST } from '@fullcourt/domain/games/sides'
import { Alert, Button, Group } from '@mantine/core'
import { useCallback, useMemo, useState } from 'react'
import type { BoxScoreAnswer, BoxScoreGameAnswer } from '../../api/schema'
import { counted } from '../../ui/format/figures'
import { InfoIcon } from '../../ui/icons'
import { GridKeys } from './grid/GridKeys'
import { matchup } from './list/score-text'
import { HistoryPanel } from '../history/HistoryPanel'
import { Boundary } from '../parts/Boundary'
import { Page, type Crumb } from '../shell/Page'
import { useBreadcrumbs } from '../shell/use-breadcrumbs'
import { DetailsDialog } from './DetailsDialog'
import { keptOf, type Draft } from './draft/draft'
import { useKeepDraft, useKeptDraft } from './draft/use-draft'
import { periodsOf, scoreOf, typedScore } from './finals/finals-edit'
import { FinalsConflictCard } from './finals/FinalsConflictCard'
import { FinalsForm, finalsFormId } from './finals/FinalsForm'
import { LineScore } from './finals/LineScore'
import { useFinalsEditing, type FinalsEditing } from './finals/use-finals-editing'
import styles from './GameEditor.module.css'
import { GameAbout, GameHead } from './GameHead'
import { boxScoresId, Modes } from './Modes'
import { SaveBar } from './SaveBar'
import { liveSums, suggestedScore } from './sheet/live-sums'
import { allRows, sheetColumns } from './sheet/sheet'
import { BoxScoreTable } from './stats/BoxScoreTable'
import { LineConflicts } from './stats/LineConflicts'
import { useStatsEditing, type StatsEditing } from './stats/use-stats-editing'
import { SumsStrip } from './SumsStrip'
import { useGameIsOpen, useTab, type OpenTabs } from '../tabs'
import { useUnsavedWork } from '../parts/unsaved-work'
import { useSaveKey } from './use-save-key'

/** Everything that is edited in one game, beginning with what was stored on this device. */
const useEditing = (answer: BoxScoreAnswer, tabs: OpenTabs) => {
  const { id } = answer.game
  const rows = useMemo(() => allRows(answer), [answer])
  const { draft, wasKept } = useKeptDraft(id, tabs, () => new Set(rows.map(({ key }) => key)))
  const stats = useStatsEditing(id, rows, draft.lines)
  const finals = useFinalsEditing(answer, draft)
  const { forget } = useKeepDraft(id, useDraft(stats, finals))
  useGameIsOpen(id)
  const unsaved = stats.changed.length > 0 || finals.isUnsaved
  const [restored, setRestored] = useState(wasKept)
  if (restored && !unsaved) setRestored(false)

  const discard = () => {
    stats.close()
    finals.close()
    forget()
  }
  useUnsavedWork(() => unsaved, discard)
  useSaveKey(() => {
    if (stats.open) void stats.save()
    if (finals.open) void finals.save()
  })
  return { rows, stats, finals, discard, restored }
}

type Editing = ReturnType<typeof useEditing>

/** What is unsaved, as it is stored on this device. */
const useDraft = ({ changed }: StatsEditing, { score, periods }: FinalsEditing): Draft =>
  useMemo(
    () => ({
      lines: changed.map(([key, edit]) => [key, keptOf(edit)] as const),
      score: score ? keptOf(score) : null,
      periods: periods ? keptOf(periods) : null,
    }),
    [changed, score, periods],
  )

const OpenElsewhere = () => (
  <Alert icon={<InfoIcon />} title="Open elsewhere">
    This game is open in another tab, too. What is typed there and not saved yet is only there.
  </Alert>
)

const Restored = ({ onDiscard }: { onDiscard: () => void }) => (
  <Alert icon={<InfoIcon />} title="Not saved yet">
    <Group justify="space-between">
      What you had typed when this page was closed is back.
      <Button variant="default" onClick={onDiscard}>
        Discard it
      </Button>
    </Group>
  </Alert>
)

const BoxScores = ({ answer, rows, stats }: { answer: BoxScoreAnswer } & Pick<Editing, 'rows' | 'stats'>) => {
  const columns = useMemo(() => sheetColumns(answer), [answer])
  const teams = { home: answer.game.homeTeam, away: answer.game.awayTeam }
  return (
    <div id={boxScoresId} className={styles.sheets} aria-busy={stats.busy}>
      {stats.open && <GridKeys />}
      {AWAY_FIRST.map(side => (
        <section key={side} className={styles.section} aria-labelledby={side}>
          <h2 id={side}>{teams[side]}</h2>
          <BoxScoreTable
            team={teams[side]}
            lines={shownLines(rows, stats).filter(({ row }) => row.side === side)}
            columns={columns}
            stats={stats}
            onRetry={row => void stats.retry(row)}
          />
        </section>
      ))}
      {stats.busy && (
        <div className={styles.saving}>
          <p role="status">Saving stats...</p>
        </div>
      )}
    </div>
  )
}

const shownLines = (rows: Editing['rows'], { lines }: Editing['stats']) =>
  rows.map(row => {
    const edit = lines.get(row.key)
    return { row, line: edit && edit.status.kind !== 'saved' ? edit.value : row.line }
  })

type EditorProps = { answer: BoxScoreAnswer; tabs: OpenTabs }

/** What every key changes. */
const Editor = ({ answer, tabs, breadcrumbs }: EditorProps & { breadcrumbs: readonly Crumb[] }) => {
  const { game } = answer
  const { rows, stats, finals, discard, restored } = useEditing(answer, tabs)
  const tab = useTab()
  const [details, setDetails] = useState<BoxScoreGameAnswer | null>(null)
  const [detailsOpen, setDetailsOpen] = useState(false)
  const live = liveSums(
    shownLines(rows, stats),
    finals.periods?.value ?? periodsOf(answer),
    (finals.score && typedScore(finals.score.value)) ?? scoreOf(game),
  )

  const soFar = suggestedScore(live.sums, finals.score?.value ?? scoreOf(game))

  const openDetails = useCallback(() => {
    setDetails(game)
    setDetailsOpen(true)
  }, [game])

  return (
    <Page
      title={matchup(game)}
      breadcrumbs={breadcrumbs}
      about={<GameAbout game={game} />}
      action={
        <Modes game={game.id} stats={{ ...stats, isUnsaved: stats.changed.length > 0 }} finals={finals} onDetails={openDetails} />
      }
    >
      {tabs?.hasGame(game.id, tab) && <OpenElsewhere />}
      {restored && <Restored onDiscard={discard} />}
      <div className={styles.score}>
        <GameHead game={game} />
        <div className={styles.finals}>
          <LineScore answer={answer} finals={finals} soFar={soFar} />
          {finals.open && <FinalsForm finals={finals} soFar={soFar} />}
        </div>
      </div>
      <FinalsConflictCard answer={answer} finals={finals} />
      <Boundary>
        <BoxScores answer={answer} rows={rows} stats={stats} />
      </Boundary>
      <LineConflicts rows={rows} stats={stats} />
      <SaveBar
        stays={stats.open || finals.open}
        strip={<SumsStrip live={live} teams={{ home: game.homeTeam, away: game.awayTeam }} />}
      >
        {finals.open && (
          <Button type="submit" form={finalsFormId} variant={stats.open ? 'default' : 'filled'} loading={finals.busy}>
            Save Final Scores
          </Button>
        )}
        {stats.open && (
          <>
            <span className={styles.changed}>
              {stats.changed.length > 0 ? `${counted(stats.changed.length, 'player')} changed` : 'Nothing changed'}
            </span>
            <Button loading={stats.busy} onClick={() => void stats.save()}>
              Save Stats
            </Button>
          </>
        )}
      </SaveBar>
      <Boundary>
        <HistoryPanel kind="game" id={game.id} />
      </Boundary>
      {details && <DetailsDialog seen={details} open={detailsOpen} onClose={() => setDetailsOpen(false)} />}
    </Page>
  )
}

/** A game's box score, final score and details, and who changed them. Spec 2 §2. */
export const GameEditor = ({ answer, tabs }: EditorProps) => {
  const { season_id: season, leagueId } = answer.game
  const breadcrumbs = useBreadcrumbs('game', { season, ...(leagueId ? { league: leagueId } : {}) })
  return <Editor answer={answer} tabs={tabs} breadcrumbs={breadcrumbs} />
}
