import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isNativeError } from 'node:util/types'
import { Inject, Injectable } from '@nestjs/common'
import type { PlayerId } from '@fullcourt/domain/ids/kinds'
import type { KeyedHash } from '../../storage/people/keyed-hash'
import type { People } from '../../storage/people/people'
import type { Settings } from '../settings/settings'
import { KEYED_HASH, PEOPLE, SETTINGS } from '../injection/tokens'
import { Images, UPLOADS } from './images'

/** Photos of persons are served below this address, and lie in the folder of that name inside the data folder. */
export const PHOTOS = `${UPLOADS}/people`

/** A photo that is about to be stored, under the address that it will have. */
export type NewPhoto = { readonly address: string; readonly keep: () => Promise<void> }

/** Addresses that `Photos` gave; older photos lie among the logos. */
const ADDRESS = new RegExp(`^/${PHOTOS}/[1-9]\\d*/([\\w-]+)\\.webp$`)
const NAME = /^[\w-]+$/

const isMissing = (error: unknown): boolean =>
  isNativeError(error) && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR')

/**
 * Photos of players, closed with the player's key: they go with it, and each upload has an address of its own
 * (docs/people.md#photos-and-images).
 */
@Injectable()
export class Photos {
  private readonly folder: string

  constructor(
    private readonly images: Images,
    @Inject(PEOPLE) private readonly people: People,
    @Inject(KEYED_HASH) private readonly keyedHash: KeyedHash,
    @Inject(SETTINGS) settings: Settings,
  ) {
    this.folder = join(settings.dataFolder, PHOTOS)
  }

  /** A photo that a command brings; the same command brings it under the same address. Throws 400 where the bytes are no image. */
  async bring(player: PlayerId, bytes: Buffer, command: string): Promise<NewPhoto> {
    const webp = await this.images.readable(bytes)
    const name = this.keyedHash('photo', `${player} ${command}`)
    const keep = async () => {
      const sealed = await this.people.sealBytes(`player-${player}`, webp)
      await mkdir(this.folderOf(player), { recursive: true })
      const path = this.pathOf(player, name)
      await writeFile(`${path}.part`, sealed)
      await rename(`${path}.part`, path)
    }
    return { address: `/${PHOTOS}/${player}/${name}.webp`, keep }
  }

  /** The bytes of a photo; undefined where it is gone, or its person was erased. */
  async find(player: PlayerId, name: string): Promise<Buffer | undefined> {
    if (!NAME.test(name)) return undefined
    const sealed = await readFile(this.pathOf(player, name)).catch((error: unknown) => {
      if (isMissing(error)) return undefined
      throw error
    })
    return (sealed && (await this.people.openBytes(`player-${player}`, sealed))) ?? undefined
  }

  /** Removes a photo that was taken away or replaced. */
  async remove(player: PlayerId, address: string): Promise<void> {
    const name = ADDRESS.exec(address)?.[1]
    if (name !== undefined) await rm(this.pathOf(player, name), { force: true })
  }

  /** Removes everything that was stored for a player. */
  async removeAll(player: PlayerId): Promise<void> {
    await rm(this.folderOf(player), { recursive: true, force: true })
  }

  private folderOf(player: PlayerId): string {
    return join(this.folder, String(player))
  }

  private pathOf(player: PlayerId, name: string): string {
    return join(this.folderOf(player), `${name}.webp`)
  }
}
