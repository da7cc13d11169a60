import { isCompleted } from '@fullcourt/domain/games/completed'
import { AWAY_FIRST } from '@fullcourt/domain/games/sides'
import { Alert, Button, Group } from '@mantine/core'
import { memo, useCallback, useMemo, useState } from 'react'
import type { BoxScoreAnswer, BoxScoreGameAnswer } from '../../../api/schema'
import { quantity } from '../../../ui/format/figures'
import { TeamStripe } from '../../../ui/team/TeamStripe'
import { InfoIcon } from '../../../ui/icons'
import { isShortcut, useKeyDown } from '../../../ui/use-key-down'
import { GridKeys } from './grid/GridKeys'
import { matchup } from './list/score-text'
import { HistoryPanel } from '../../history/changes/HistoryPanel'
import { Boundary } from '../../parts/feedback/Boundary'
import { Page, type Crumb } from '../../parts/page/Page'
import { useBreadcrumbs } from '../../parts/page/use-breadcrumbs'
import { Corrections } from './corrections/Corrections'
import { DetailsDialog } from './DetailsDialog'
import { useOfEdits } from '../../parts/editing/use-edits'
import { toKept, type GameDraft } from './draft/draft'
import { useKeepDraft, useKeptDraft } from './draft/use-draft'
import { FinalsConflictCard } from './finals/FinalsConflictCard'
import { Finals } from './finals/Finals'
import { scoreOf } from './finals/score-of'
import { finalsFormId } from './finals/FinalsForm'
import { useFinalsEditing, type FinalsEditing } from './finals/use-finals-editing'
import styles from './GameEditor.module.css'
import { GameAbout, GameHead } from './GameHead'
import { boxScoresId, Modes } from './Modes'
import { SaveBar } from './SaveBar'
import { allRows, sheetColumns } from './sheet/sheet'
import { BoxScoreTable } from './stats/BoxScoreTable'
import { LineConflicts } from './stats/LineConflicts'
import { LineEffects } from './stats/LineEffects'
import { useStatsEditing, type StatsEditing } from './stats/use-stats-editing'
import { SumsStrip } from './SumsStrip'
import { useGameIsOpen, useTab, type OpenTabs } from '../../parts/session/tabs'
import { useOrganizationOf } from '../seasons/queries'
import { useUnsavedWork } from '../../parts/dialogs/unsaved-work'
import { WalkoverDialog } from './walkover/WalkoverDialog'

/** What is unsaved, as it is stored on this device. */
const draftOf = (stats: StatsEditing, finals: FinalsEditing): GameDraft => {
  const { score, periods } = finals.typed()
  return {
    lines: stats.changed().map(([key, edit]) => [key, toKept(edit)] as const),
    score: score ? toKept(score) : null,
    periods: periods ? toKept(periods) : null,
  }
}

/** Everything that is edited in one game, beginning with what was stored on this device. */
const useEditing = (answer: BoxScoreAnswer, tabs: OpenTabs) => {
  const { id } = answer.game
  const rows = useMemo(() => allRows(answer), [answer])
  const { draft, wasKept } = useKeptDraft(id, tabs, () => new Set(rows.map(({ key }) => key)))
  const stats = useStatsEditing(id, rows, draft.lines)
  const finals = useFinalsEditing(answer, draft)
  const sources = useMemo(() => [stats.edits, ...finals.sources], [stats.edits, finals.sources])
  const { forget } = useKeepDraft(id, sources, () => draftOf(stats, finals))
  useGameIsOpen(id)
  const [restored, setRestored] = useState(wasKept)
  const unsavedStats = useOfEdits(stats.edits, () => stats.changed().length > 0)
  const unsaved = unsavedStats || finals.isUnsaved
  if (restored && !unsaved) setRestored(false)

  const discard = () => {
    stats.close()
    finals.close()
    forget()
  }
  useUnsavedWork(() => unsaved, discard)
  useKeyDown(event => {
    if (!isShortcut(event, 's')) return
    // What is on the page is saved instead of the page.
    event.preventDefault()
    if (event.repeat) return
    if (stats.open) void stats.save()
    if (finals.open) void finals.save()
  })
  return { rows, stats, finals, discard, restored, unsavedStats }
}

type Editing = ReturnType<typeof useEditing>

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

type BoxScoresProps = { answer: BoxScoreAnswer } & Pick<Editing, 'rows' | 'stats'>

const BoxScores = memo(function BoxScores({ answer, rows, stats }: BoxScoresProps) {
  const columns = useMemo(() => sheetColumns(answer), [answer])
  const teams = { home: answer.game.home_team, away: answer.game.away_team }
  const sides = useMemo(
    () => ({ home: rows.filter(({ side }) => side === 'home'), away: rows.filter(({ side }) => side === 'away') }),
    [rows],
  )
  return (
    <div id={boxScoresId} className={styles.sheets} aria-busy={stats.busy}>
      {stats.open && <GridKeys />}
      {AWAY_FIRST.map(side => (
        <section key={side} className={styles.section} aria-labelledby={side}>
          <h2 id={side}>
            <TeamStripe team={teams[side]} /> {teams[side].name}
          </h2>
          <BoxScoreTable
            team={teams[side].name}
            rows={sides[side]}
            columns={columns}
            stats={stats}
            minutes={answer.minutes?.find(({ team_id }) => team_id === teams[side].id)}
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
})

const ChangedCount = ({ stats }: Pick<Editing, 'stats'>) => {
  const count = useOfEdits(stats.edits, () => stats.changed().length)
  return <span className={styles.changed}>{count > 0 ? `${quantity(count, 'player')} changed` : 'Nothing changed'}</span>
}

/** The dialogs of a game, each with the game as it was when it was opened. */
const useDialogs = (game: BoxScoreGameAnswer) => {
  const [seen, setSeen] = useState<BoxScoreGameAnswer | null>(null)
  const [dialog, setDialog] = useState<'details' | 'walkover' | null>(null)
  const open = useCallback(
    (which: 'details' | 'walkover') => {
      setSeen(game)
      setDialog(which)
    },
    [game],
  )
  const openDetails = useCallback(() => open('details'), [open])
  const openWalkover = useCallback(() => open('walkover'), [open])
  return { seen, dialog, openDetails, openWalkover, close: () => setDialog(null) }
}

type EditorProps = { answer: BoxScoreAnswer; tabs: OpenTabs }

const Editor = ({ answer, tabs, breadcrumbs }: EditorProps & { breadcrumbs: readonly Crumb[] }) => {
  const { game } = answer
  const { rows, stats, finals, discard, restored, unsavedStats } = useEditing(answer, tabs)
  const tab = useTab()
  const organization = useOrganizationOf(game.season_id)
  const { seen, dialog, openDetails, openWalkover, close } = useDialogs(game)

  return (
    <Page
      title={matchup(game)}
      breadcrumbs={breadcrumbs}
      about={<GameAbout game={game} />}
      action={
        <Modes
          game={game.id}
          stats={{ ...stats, isUnsaved: unsavedStats }}
          finals={finals}
          onDetails={openDetails}
          onWalkover={isCompleted(scoreOf(game)) ? null : openWalkover}
        />
      }
    >
      {tabs?.hasGame(game.id, tab) && <OpenElsewhere />}
      {restored && <Restored onDiscard={discard} />}
      <div className={styles.score}>
        <GameHead game={game} />
        <Finals answer={answer} rows={rows} stats={stats} finals={finals} />
      </div>
      <FinalsConflictCard answer={answer} finals={finals} />
      <Boundary>
        <BoxScores answer={answer} rows={rows} stats={stats} />
      </Boundary>
      <LineConflicts rows={rows} stats={stats} />
      {stats.open && <LineEffects game={game.id} rows={rows} stats={stats} />}
      <SaveBar stays={stats.open || finals.open} strip={<SumsStrip answer={answer} rows={rows} stats={stats} finals={finals} />}>
        {finals.open && (
          <Button type="submit" form={finalsFormId} variant={stats.open ? 'default' : 'filled'} loading={finals.busy}>
            Save Final Scores
          </Button>
        )}
        {stats.open && (
          <>
            <ChangedCount stats={stats} />
            <Button loading={stats.busy} onClick={() => void stats.save()}>
              Save Stats
            </Button>
          </>
        )}
      </SaveBar>
      <Corrections
        game={game.id}
        season={game.season_id}
        corrections={answer.corrections}
        earlier={answer.earlierCorrections ?? 0}
      />
      <Boundary>
        <HistoryPanel kind="game" id={game.id} organization={organization} />
      </Boundary>
      {seen && <DetailsDialog seen={seen} open={dialog === 'details'} onClose={close} />}
      {seen && <WalkoverDialog seen={seen} open={dialog === 'walkover'} onClose={close} />}
    </Page>
  )
}

/** A game's box score, final score and details, and who changed them (docs/admin.md#games). */
export const GameEditor = ({ answer, tabs }: EditorProps) => {
  const { season_id: season, leagueId } = answer.game
  const breadcrumbs = useBreadcrumbs('game', { season, ...(leagueId ? { league: leagueId } : {}) })
  return <Editor answer={answer} tabs={tabs} breadcrumbs={breadcrumbs} />
}
