import { useQuery } from '@tanstack/react-query'
import { ChampionCards } from '../champions/ChampionCards'
import { championsQuery } from '../champions/queries'
import { Section } from '../parts/Section'
import type { PublicSite } from '../site'
import { SiteLink } from '../SiteLink'

/** Who won a season, and the way to all champions; nothing before its final. */
export const Champions = ({ site, season }: { site: PublicSite; season: number }) => {
  const [won] = useQuery(championsQuery(site, season)).data ?? []
  return won?.champions.length ? (
    <Section id="champions" title={`Champions of ${won.season.name}`} aside={<SiteLink to="/champions">All champions</SiteLink>}>
      <ChampionCards {...won} />
    </Section>
  ) : null
}
