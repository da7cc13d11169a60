import { sportShowing } from '@fullcourt/domain/sports/sports'
import type { Abbreviation } from '@fullcourt/domain/statistics/definitions'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { oneDecimal } from '../../ui/format/figures'
import { summaryText } from '../../ui/format/summary'
import { Picture } from '../../ui/Picture'
import { Skeleton } from '../../ui/Skeleton'
import { Answer } from '../parts/Answer'
import { Page } from '../parts/Page'
import { Tabs } from '../parts/Tabs'
import { Tile, Tiles } from '../parts/Tiles'
import type { Site } from '../site'
import { TakeAway } from '../take-away/TakeAway'
import type { Profile } from './profile'
import { playerOf } from './queries'
import { pointsPerGame, seasonShown, sportPlayed, sumOfSeason } from '../../ui/played/season-figures'

const Figures = ({ player }: { player: Profile }) => {
  const season = seasonShown(player)
  const sport = season ? sportPlayed(season, player.shown) : sportShowing(player.shown)
  const { percentage, percentageNote, figure, figureNote } = sport.summary
  const summed = (abbreviation: Abbreviation) => summaryText(abbreviation, season && sumOfSeason(season, abbreviation))
  return (
    <Tiles>
      <Tile
        label={sport.score.perGame}
        figure={oneDecimal(season && pointsPerGame(season, sport))}
        note={`${sport.score.noun} per game`}
      />
      <Tile label={percentage} figure={summed(percentage)} note={percentageNote} />
      <Tile label={figure} figure={summed(figure)} note={figureNote} />
    </Tiles>
  )
}

const aboutOf = (player: Profile) => {
  const season = seasonShown(player)
  const attributes = player.attributes.map(({ name, value }) => (name.toLowerCase() === 'number' ? `#${value}` : value))
  return [...attributes, player.stays[0]?.team.name, season?.name].filter(Boolean).join(' · ')
}

type Props = { site: Site; id: number; children: (player: Profile) => ReactNode }

/** The head of both pages of a player: who it is, three figures, the link to the other page. */
export const PlayerFrame = ({ site, id, children }: Props) => {
  const player = useQuery(playerOf(site, id))
  return (
    <Answer of={player} missing="Player not found." skeleton={<Skeleton rows={10} />}>
      {answer => (
        <Page
          title={answer.name}
          about={aboutOf(answer)}
          picture={<Picture name={answer.name} src={answer.photo} of="person" size={88} colors={answer.stays[0]?.team.colors} />}
          actions={<TakeAway of={answer.name} />}
          wide
        >
          <Figures player={answer} />
          <Tabs
            label="Views of this player"
            tabs={[
              { label: 'Profile', to: `/players/${id}` },
              { label: 'Stats', to: `/player/${id}/stats` },
            ]}
          />
          {children(answer)}
        </Page>
      )}
    </Answer>
  )
}
