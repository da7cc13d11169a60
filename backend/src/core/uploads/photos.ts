import { Inject, Injectable } from '@nestjs/common'
import type { PlayerId } from '@fullcourt/domain/ids/kinds'
import type { KeyedHash } from '../../storage/people/keyed-hash'
import type { People } from '../../storage/people/people'
import type { FileStore } from '../../storage/files/file-store'
import { FILE_STORE, KEYED_HASH, PEOPLE } from '../injection/tokens'
import { Images, UPLOADS } from './images'

/** Photos of persons are served below this address, and have a folder of that name in the store of files. */
export const PHOTOS = `${UPLOADS}/people`

/** A photo that is about to be stored, under the address that it will have. */
export type NewPhoto = { readonly address: string; readonly keep: () => Promise<void> }

/** Addresses that `Photos` gave; older photos lie among the logos. */
const ADDRESS = new RegExp(`^/${PHOTOS}/[1-9]\\d*/([\\w-]+)\\.webp$`)
const NAME = /^[\w-]+$/

const folderOf = (player: PlayerId): string => `${PHOTOS}/${player}`
const fileOf = (player: PlayerId, name: string): string => `${folderOf(player)}/${name}.webp`

/**
 * Photos of players, closed with the player's key: they go with it, and each upload has an address of its own
 * (docs/people.md#photos-and-images).
 */
@Injectable()
export class Photos {
  constructor(
    private readonly images: Images,
    @Inject(PEOPLE) private readonly people: People,
    @Inject(KEYED_HASH) private readonly keyedHash: KeyedHash,
    @Inject(FILE_STORE) private readonly files: FileStore,
  ) {}

  /** A photo that a command brings; the same command brings it under the same address. Throws 400 where the bytes are no image. */
  async bring(player: PlayerId, bytes: Buffer, command: string): Promise<NewPhoto> {
    const webp = await this.images.readable(bytes, 'image')
    const name = this.keyedHash('photo', `${player} ${command}`)
    const keep = async () => this.files.put(fileOf(player, name), await this.people.sealBytes(`player-${player}`, webp))
    return { address: `/${PHOTOS}/${player}/${name}.webp`, keep }
  }

  /** The bytes of a photo; undefined where it is gone, or its person was erased. */
  async find(player: PlayerId, name: string): Promise<Buffer | undefined> {
    if (!NAME.test(name)) return undefined
    const sealed = await this.files.get(fileOf(player, name))
    return (sealed && (await this.people.openBytes(`player-${player}`, sealed))) ?? undefined
  }

  /** Removes a photo that was taken away or replaced. */
  async remove(player: PlayerId, address: string): Promise<void> {
    const name = ADDRESS.exec(address)?.[1]
    if (name !== undefined) await this.files.delete(fileOf(player, name))
  }

  /** Removes everything that was stored for a player. */
  async removeAll(player: PlayerId): Promise<void> {
    await this.files.deleteFolder(folderOf(player))
  }
}
