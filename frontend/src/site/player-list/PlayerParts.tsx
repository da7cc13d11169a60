import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { PLAYERS_OF_A_PART } from '@fullcourt/domain/players/directory/parts'
import { quantity, whole } from '../../ui/format/figures'
import { withFilters } from '../filters'
import { FollowingProvider } from '../follow'
import { Answer } from '../parts/Answer'
import { Pager } from '../parts/Pager'
import { PersonCards } from '../parts/PersonCards'
import type { PageAt } from '../site'
import { SiteLink } from '../SiteLink'
import { AtoZ } from './AtoZ'
import { anchorOf, cardOf, listPlayers, type ListedPlayers } from './directory'
import { NobodyFound } from './NobodyFound'
import styles from './PlayerListPage.module.css'
import { partOfPlayers, playerSearchIn } from './queries'

type PartProps = { of: ListedPlayers; search: URLSearchParams }

/** Links to other parts: the browser begins at their letter, or at their top. */
const FollowedByBrowser = ({ children }: { children: ReactNode }) => (
  <FollowingProvider value={undefined}>{children}</FollowingProvider>
)

const addressOf = (search: URLSearchParams, part: number) =>
  withFilters('/playerList', search, { part: part > 1 ? String(part) : undefined })

const Steps = ({ of: { part, parts }, search }: PartProps) => {
  const step = (label: string, to: number) => ({ label: `${label} ${PLAYERS_OF_A_PART}`, to: addressOf(search, to) })
  return (
    <FollowedByBrowser>
      <Pager
        label="Parts of the list"
        {...(part > 1 && { before: step('Previous', part - 1) })}
        {...(part < parts && { after: step('Next', part + 1) })}
      />
    </FollowedByBrowser>
  )
}

const Part = ({ of, search }: PartProps) => {
  const { players, count, part, letters } = of
  const before = (part - 1) * PLAYERS_OF_A_PART
  return (
    <>
      <p className={styles.count} role="status">
        {`${quantity(count, 'player')}, ${whole(before + 1)} to ${whole(before + players.length)} are shown.`}
      </p>
      {letters.length > 0 ? (
        <AtoZ
          players={players}
          letters={letters.map(({ letter, part: begins }) => ({
            letter,
            link: (
              <FollowedByBrowser>
                <SiteLink to={`${addressOf(search, begins)}#${anchorOf(letter)}`}>{letter}</SiteLink>
              </FollowedByBrowser>
            ),
          }))}
        />
      ) : (
        <PersonCards people={players.map(cardOf)} />
      )}
      <Steps of={of} search={search} />
    </>
  )
}

/**
 * The players of a season with more than a page holds: a part of those who are sought, or of everybody from A to Z. */
export const PlayerParts = ({ site, search, seasonId }: Pick<PageAt, 'site' | 'search'> & { seasonId: number }) => {
  const sought = playerSearchIn(search)
  const shown = useQuery({
    ...partOfPlayers(site, seasonId, sought),
    select: listPlayers,
    placeholderData: keepPreviousData,
  })
  return (
    <Answer of={shown}>{of => (of.count > 0 ? <Part of={of} search={search} /> : <NobodyFound text={sought.text} />)}</Answer>
  )
}
