import { Injectable } from '@nestjs/common'
import { abbreviationOf } from '@fullcourt/domain/branding/abbreviation'
import { isColour } from '@fullcourt/domain/branding/colour'
import { derivedColours } from '@fullcourt/domain/branding/derived-colours'
import type { TeamId } from '@fullcourt/domain/ids/kinds'
import { drawableText } from './drawing/characters'
import { Rasterizer } from './drawing/rasterizer'
import { Logos } from './logos'
import type { PictureTeam } from './pictures/picture-team'

/** A team or an organization as answers name it. */
export type NamedTeam = {
  /** Of a team alone, which has a colour also where it chose none. */
  readonly id: TeamId | null
  readonly name: string
  readonly abbreviation: string | null
  readonly colors: readonly string[]
  readonly logo: string | null
}

/** Names as pictures can show them: never with boxes in the place of letters that no font has. */
@Injectable()
export class PictureTeams {
  constructor(
    private readonly rasterizer: Rasterizer,
    private readonly logos: Logos,
  ) {}

  async of({ id, name, abbreviation, colors, logo }: NamedTeam, otherwise: string): Promise<PictureTeam> {
    const letters = await this.text(abbreviation ?? abbreviationOf(name), otherwise.slice(0, 3).toUpperCase())
    return {
      name: await this.text(name, abbreviation ?? otherwise),
      abbreviation: letters,
      colour: [...colors.filter(isColour), ...(id === null ? [] : derivedColours(id))][0] ?? null,
      logo: await this.logos.dataOf(logo),
    }
  }

  /** A name, or what stands for it where this machine has no letters for it, or where nothing is left of it. */
  async text(name: string, otherwise: string): Promise<string> {
    return drawableText(name) !== '' && (await this.rasterizer.canDraw(name)) ? name : otherwise
  }
}
