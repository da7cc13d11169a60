import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { PLAYERS_OF_A_PART } from '@fullcourt/domain/players/directory/parts'
import { quantity, whole } from '../../ui/format/figures'
import { withFilters } from '../filters'
import { FollowingProvider } from '../follow'
import { Answer } from '../parts/Answer'
import { PersonCards } from '../parts/PersonCards'
import type { PageAt } from '../site'
import { SiteLink } from '../SiteLink'
import { AtoZ } from './AtoZ'
import { anchorOf, cardOf, listPlayers, type ListedPlayers } from './directory'
import { NobodyFound } from './NobodyFound'
import { PartLinks } from './PartLinks'
import styles from './PlayerListPage.module.css'
import { partOfPlayers, playerSearchIn } from './queries'

type LinkProps = { to: { part: number; letter?: string }; isHere?: boolean; search: URLSearchParams; children: string }

/** A link to a part, or to a letter in it; the browser follows it by itself, so that it is at the letter or at the top. */
const PartLink = ({ to: { part, letter }, isHere, search, children }: LinkProps) => {
  const address = withFilters('/playerList', search, { part: part > 1 ? String(part) : undefined })
  return (
    <FollowingProvider value={undefined}>
      <SiteLink to={letter === undefined ? address : `${address}#${anchorOf(letter)}`} current={isHere}>
        {children}
      </SiteLink>
    </FollowingProvider>
  )
}

const Part = ({ of, search }: { of: ListedPlayers; search: URLSearchParams }) => {
  const { players, count, part, parts, letters } = of
  const before = (part - 1) * PLAYERS_OF_A_PART
  const numbers = Array.from({ length: parts }, (_, at) => at + 1)
  const toLetters = letters.map(({ letter, part: begins }) => ({
    name: letter,
    link: (
      <PartLink to={{ part: begins, letter }} search={search}>
        {letter}
      </PartLink>
    ),
  }))
  return (
    <>
      <p className={styles.count} role="status">
        {`${quantity(count, 'player')}, ${whole(before + 1)} to ${whole(before + players.length)} are shown.`}
      </p>
      {letters.length > 0 ? <AtoZ players={players} letters={toLetters} /> : <PersonCards people={players.map(cardOf)} />}
      <PartLinks
        label="Parts of the list"
        links={numbers.map(number => ({
          name: String(number),
          link: (
            <PartLink to={{ part: number }} isHere={number === part} search={search}>
              {String(number)}
            </PartLink>
          ),
        }))}
      />
    </>
  )
}

/** The players of a season with more than a page holds: a part of those who are sought, or of everybody from A to Z. */
export const PlayerParts = ({ site, search, seasonId }: Pick<PageAt, 'site' | 'search'> & { seasonId: number }) => {
  const sought = playerSearchIn(search)
  const shown = useQuery({ ...partOfPlayers(site, seasonId, sought), select: listPlayers, placeholderData: keepPreviousData })
  return (
    <Answer of={shown}>{of => (of.count > 0 ? <Part of={of} search={search} /> : <NobodyFound text={sought.text} />)}</Answer>
  )
}
