import { adminAddress } from '@fullcourt/domain/pages/admin-pages'
import { fullName } from '@fullcourt/domain/players/full-name'
import { useNavigate, useParams } from 'react-router-dom'
import type { PlayerInformationAnswer } from '../../../../api/schema'
import { EraseForGood } from '../../../history/deletion/EraseForGood'
import { HistoryPanel } from '../../../history/changes/HistoryPanel'
import { useHistory } from '../../../history/changes/queries'
import { isAwaited } from '../../../parts/calls/is-awaited'
import { Boundary } from '../../../parts/feedback/Boundary'
import { QueryState } from '../../../parts/feedback/QueryState'
import { FAILURES } from '../../../parts/feedback/failures'
import { Page, type Crumb } from '../../../parts/page/Page'
import { Part } from '../../../parts/page/Part'
import { useBreadcrumbs } from '../../../parts/page/use-breadcrumbs'
import type { PlaceIds } from '../../../parts/page/page-names'
import { useSession } from '../../../parts/session/SessionGate'
import { CheckOffer } from '../../../settings/statistics-check/CheckOffer'
import { usePlayer } from '../queries'
import { useAttributes } from '../../../settings/definitions/attributes/queries'
import { Skeleton } from '../../../../ui/Skeleton'
import { MergedPlayers } from './MergedPlayers'
import { PlayerActions } from './PlayerActions'
import { PlayerFacts } from './PlayerFacts'
import { PlayerTabs } from './PlayerTabs'
import styles from './profile.module.css'
import { TeamEntries } from './TeamEntries'

const Profile = ({ player }: { player: PlayerInformationAnswer }) => (
  <div className={styles.columns}>
    <Part title="Information">
      <PlayerFacts player={player} />
    </Part>
    <Part title="Teams">
      <TeamEntries entries={player.teamHistory} />
    </Part>
  </div>
)

type ViewProps = { id: number; title: string; breadcrumbs: readonly Crumb[] }

const ProfileView = ({ id, title, breadcrumbs }: ViewProps) => {
  const player = usePlayer(id)
  const attributes = useAttributes(player.data?.organization_id, player.data !== undefined)
  const history = useHistory('player', id)
  const mayErase = useSession().role !== 'staff'
  const navigate = useNavigate()
  const name = player.data ? fullName(player.data) : title
  return (
    <Page
      title={name}
      breadcrumbs={breadcrumbs}
      about={`Player #${id}`}
      action={player.data && <PlayerActions player={player.data} />}
    >
      <QueryState of={player} missing="Player not found" failure={FAILURES.fetchPlayer}>
        {answer =>
          isAwaited(attributes) ? (
            <Skeleton rows={8} />
          ) : (
            <>
              <PlayerTabs player={id} shown="profile" />
              <CheckOffer organization={answer.organization_id}>
                <Boundary>
                  <Profile player={answer} />
                  <MergedPlayers player={answer} />
                </Boundary>
                <HistoryPanel kind="player" id={id} organization={answer.organization_id} />
                {mayErase && !isAwaited(history) && (
                  <EraseForGood
                    person={{ kind: 'player', id, name }}
                    onErased={() => void navigate(adminAddress('players', {}))}
                  />
                )}
              </CheckOffer>
            </>
          )
        }
      </QueryState>
    </Page>
  )
}

/** A player as staff see them, below the list of players (docs/admin.md#players). */
export const PlayerPage = () => {
  const id = Number(useParams().player)
  const breadcrumbs = useBreadcrumbs('player', { player: id })
  return <ProfileView id={id} title={breadcrumbs.at(-1)?.label ?? 'Player'} breadcrumbs={breadcrumbs.slice(0, -1)} />
}

const placeOf = (player: PlayerInformationAnswer | undefined): PlaceIds => {
  const entry = player?.teamHistory[0]
  return entry ? { season: entry.season.id, league: entry.league.id, team: entry.team_id } : {}
}

/** The same below the season, the league and the team that the player is with. */
export const PlayerOfTeamPage = () => {
  const id = Number(useParams().player)
  const breadcrumbs = useBreadcrumbs('playerOfTeam', { ...placeOf(usePlayer(id).data), player: id })
  return <ProfileView id={id} title={breadcrumbs.at(-1)?.label ?? 'Player'} breadcrumbs={breadcrumbs.slice(0, -1)} />
}
