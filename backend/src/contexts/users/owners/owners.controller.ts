import { Body, Controller } from '@nestjs/common'
import { QueryBus } from '@nestjs/cqrs'
import { ApiTags } from '@nestjs/swagger'
import { refuse } from '@fullcourt/domain/facts/decision'
import type { CommandContext } from '../../../core/facts/command-context'
import { Commands } from '../../../core/facts/commands'
import { Refused } from '../../../core/facts/refused'
import { Allow } from '../../../core/http/allow'
import { Adds } from '../../../core/http/call-kinds'
import { brandingOf } from '../../../core/http/branding.dto'
import { Files, TakesImage, type UploadedFile } from '../../../core/http/multipart'
import { ChangeInScope, type ChangeCall } from '../../../core/http/parameters'
import { CreateOrganization } from '../../organizations/organizations.commands'
import { OrganizationDetailQuery } from '../../organizations/organization-detail.query'
import type { OrganizationDetailAnswer } from '../../organizations/organizations.answers'
import { profileOfForm } from '../../organizations/organizations.dto'
import { temporaryPassword } from '../../../core/sign-in/passwords'
import { Images } from '../../../core/uploads/images'
import { NewOwners } from './new-owners'
import { NewOrganizationWithOwnerDto, OrganizationWithOwnerAnswer } from './owners.dto'

const OWNER_WITHOUT_NAME = refuse('invalid', 'An owner needs a username.')

/** An organization together with its owner. */
@ApiTags('organizations')
@Controller('api')
export class OwnersController {
  constructor(
    private readonly commands: Commands,
    private readonly queries: QueryBus,
    private readonly images: Images,
    private readonly owners: NewOwners,
  ) {}

  @Adds('admin/organizations', OrganizationWithOwnerAnswer)
  @Allow('super')
  @TakesImage('logo')
  async create(
    @Body() dto: NewOrganizationWithOwnerDto,
    @Files() files: readonly UploadedFile[],
    @ChangeInScope() { scope, context }: ChangeCall,
  ): Promise<OrganizationWithOwnerAnswer> {
    const profile = { ...profileOfForm(dto, await this.images.keepField(files, 'logo')), name: dto.name }
    const organization = await context.nextId('organization')
    const made = dto.password ? undefined : temporaryPassword()
    const prepared = await this.prepared(context, organization, { dto, profile, password: dto.password || (made as string) })
    await this.commands.execute(
      new CreateOrganization(context, { profile, organization, branding: brandingOf(dto), owner: prepared?.owner }),
    )
    const answer = await this.queries.execute<OrganizationDetailQuery, OrganizationDetailAnswer>(
      new OrganizationDetailQuery(scope, organization),
    )
    return made !== undefined && prepared?.passwordSet ? { ...answer, tempPassword: made } : answer
  }

  private async prepared(
    context: CommandContext,
    organization: number,
    { dto, profile, password }: { dto: NewOrganizationWithOwnerDto; profile: { name: string }; password: string },
  ) {
    const username = dto.username?.trim() ?? ''
    if (username !== '')
      return this.owners.prepare(context, organization, profile, { username, email: dto.email?.trim() || null, password })
    if (dto.email || dto.password) throw new Refused(OWNER_WITHOUT_NAME)
    return undefined
  }
}
