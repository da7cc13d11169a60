import type { ChampionAnswer } from '../../api/schema'
import { dateText } from '../../ui/format/dates'
import colours from '../../ui/team/TeamColours.module.css'
import { colourVariables, shownColours } from '../../ui/team/team-colours'
import { KeptSeasonProvider } from '../kept-season'
import { TeamName } from '../parts/TeamName'
import { SiteLink } from '../SiteLink'
import styles from './ChampionCards.module.css'

type Props = {
  season: { readonly id: number; readonly active: boolean }
  champions: readonly ChampionAnswer[]
}

/** The champions of a season, each on the ground of its colours, with its final. Links lead into that season. */
export const ChampionCards = ({ season: { id, active }, champions }: Props) => (
  <KeptSeasonProvider value={active ? undefined : id}>
    <ul className={styles.cards}>
      {champions.map(({ name, division_id: division, team, runnerUp, game_id: game, date, score, series }) => (
        <li key={game} className={colours.ground} style={colourVariables(shownColours(team))}>
          <p className={styles.title}>Champion{champions.length > 1 && ` · ${name}`}</p>
          <TeamName team={team} to={`/teams/${team.id}`} size={64} />
          <p>
            <SiteLink to={`/games/${game}`}>
              Final{series && ` ${series.won}–${series.lost}, last game`}{' '}
              {score ? `${score.champion}–${score.runnerUp}` : 'by walk-over'} against {runnerUp.name}
            </SiteLink>
            {division && <SiteLink to={`/tournamentBracket?divisionId=${division}&seasonId=${id}`}>Bracket</SiteLink>}
          </p>
          {date && <time dateTime={date}>{dateText(date)}</time>}
        </li>
      ))}
    </ul>
  </KeptSeasonProvider>
)
