import { sportShowing } from '@fullcourt/domain/sports/sports'
import type { Abbreviation } from '@fullcourt/domain/statistics/definitions'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { oneDecimal } from '../../ui/format/figures'
import { summaryText } from '../../ui/format/summary'
import { Picture } from '../../ui/Picture'
import { shownColours } from '../../ui/team/team-colours'
import { Skeleton } from '../../ui/Skeleton'
import { Answer } from '../parts/Answer'
import { Page } from '../parts/Page'
import { Tabs } from '../parts/Tabs'
import { Tile, Tiles } from '../parts/Tiles'
import { useSeasonAt } from '../seasons/season-at'
import { SeasonMenu } from '../seasons/SeasonMenu'
import type { PageAt } from '../site'
import { gameLogTableOf } from '../take-away/addresses'
import { TakeAway } from '../take-away/TakeAway'
import { Featured } from './Featured'
import { profileIn, seasonOfPlayer, type Profile } from './profile'
import { playerOf } from './queries'
import { leaderStats } from '../games/leaders'
import { meanOfSeason, pointsPerGame, seasonToShow, sportOfGames, sumOfSeason } from '../../ui/played/season-figures'

const Figures = ({ player }: { player: Profile }) => {
  const season = seasonToShow(player)
  const sport = season ? sportOfGames(season, player.shown) : sportShowing(player.shown)
  const { percentage, percentageNote, figure, figureNote } = sport.summary
  const summed = (abbreviation: Abbreviation) => summaryText(abbreviation, season && sumOfSeason(season, abbreviation))
  const others = leaderStats(sport).filter(({ figure: of }) => of !== sport.score.figure && player.shown.includes(of))
  return (
    <Tiles>
      <Tile
        label={sport.score.perGame}
        figure={oneDecimal(season && pointsPerGame(season, sport))}
        note={`${sport.score.noun} per game`}
      />
      {others.map(({ figure: of, label }) => (
        <Tile key={of} label={label} figure={oneDecimal(season && meanOfSeason(season, of))} note="per game" />
      ))}
      <Tile label={percentage} figure={summed(percentage)} note={percentageNote} />
      <Tile label={figure} figure={summed(figure)} note={figureNote} />
    </Tiles>
  )
}

const aboutOf = (player: Profile) => {
  const attributes = player.attributes.map(({ name, value }) => (name.toLowerCase() === 'number' ? `#${value}` : value))
  return [...attributes, player.stays[0]?.team.name].filter(Boolean).join(' · ')
}

/** Those of the team that they are with, or were last. */
const coloursOf = ({ stays: [last] }: Profile) => last && shownColours(last.team)

type Props = PageAt & { children: (player: Profile) => ReactNode }

/** The head of both pages of a player: who it is, what they do in a game, the link to the other page. */
export const PlayerFrame = ({ site, id, search, children }: Props) => {
  const { seasons, season: asked } = useSeasonAt({ site, search })
  const player = useQuery(playerOf(site, id, search))
  return (
    <Answer of={player} missing="Player not found." skeleton={<Skeleton rows={10} />}>
      {answer => {
        const season = seasonOfPlayer(answer, asked, seasons.data ?? [])
        const inSeason = profileIn(answer, season)
        return (
          <Page
            title={answer.name}
            season={<SeasonMenu shown={season} among={answer.games.map(game => game.season.id)} />}
            about={aboutOf(inSeason)}
            picture={<Picture name={answer.name} src={answer.photo} of="person" size={88} colors={coloursOf(answer)} />}
            actions={<TakeAway of={answer.name} tables={[{ label: 'Games', href: gameLogTableOf(site, id) }]} />}
            wide
          >
            <Featured player={answer} />
            <Figures player={inSeason} />
            <Tabs
              label="Views of this player"
              tabs={[
                { label: 'Profile', to: `/players/${id}` },
                { label: 'Stats', to: `/player/${id}/stats` },
                { label: 'Bio', to: `/players/${id}#bio` },
                { label: 'Videos', to: `/players/${id}#videos` },
              ]}
            />
            {children(inSeason)}
          </Page>
        )
      }}
    </Answer>
  )
}
