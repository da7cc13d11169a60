import { useQuery } from '@tanstack/react-query'
import { ChampionCards } from '../champions/ChampionCards'
import { championsOf } from '../champions/queries'
import { Section } from '../parts/Section'
import type { Site } from '../site'
import { SiteLink } from '../SiteLink'

/** Who won a season, and the way to all champions; nothing before its final. */
export const Champions = ({ site, season }: { site: Site; season: number }) => {
  const [won] = useQuery(championsOf(site, season)).data ?? []
  return won?.champions.length ? (
    <Section id="champions" title={`Champions of ${won.season.name}`} aside={<SiteLink to="/champions">All champions</SiteLink>}>
      <ChampionCards {...won} />
    </Section>
  ) : null
}
