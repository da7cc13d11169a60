import { Body, Controller, Param, Query } from '@nestjs/common'
import { AnswersContactDetails } from '../../core/sign-in/activity/answers-contact-details'
import { QueryBus } from '@nestjs/cqrs'
import { ApiTags } from '@nestjs/swagger'
import { refuse } from '@fullcourt/domain/facts/decision'
import type { CommandContext } from '../../core/facts/command-context'
import { Commands } from '../../core/facts/commands'
import { Refused } from '../../core/facts/refused'
import { Allow } from '../../core/http/allow'
import { refuseOthers } from '../../core/http/as-stored'
import { brandingOf } from '../../core/http/branding.dto'
import { Files, TakesImage, type UploadedFile } from '../../core/http/multipart'
import {
  RequestContext,
  InScope,
  ChangeInScope,
  type ChangeCall,
  ChangeIfMatch,
  type ChangeCallIfMatch,
} from '../../core/http/parameters'
import { Adds, Changes, Reads, Removes, Restores } from '../../core/http/call-kinds'
import type { Scope } from '../../core/http/scope'
import { Images } from '../../core/uploads/images'
import { ChangeOrganization, CreateOrganization, DeleteOrganization, RestoreOrganization } from './organizations.commands'
import { OrganizationDetailQuery } from './organization-detail.query'
import { DeletedOrganizationsQuery, OrganizationQuery, OrganizationsQuery } from './organizations.queries'
import { DeletedOrganizationAnswer, OrganizationAnswer, OrganizationDetailAnswer } from './organizations.answers'
import {
  ChangeOrganizationDto,
  DomainPath,
  NewOrganizationDto,
  OrganizationDetailParams,
  OrganizationPath,
  profileOfForm,
  SlugPath,
} from './organizations.dto'

const MOST_FLAGS = 50

const flagsOf = (flags: Record<string, unknown>): Record<string, boolean> => {
  const entries = Object.entries(flags)
  if (entries.length > MOST_FLAGS || entries.some(([, value]) => typeof value !== 'boolean'))
    throw new Refused(refuse('invalid', 'Feature flags must each be true or false.'))
  return Object.fromEntries(entries as [string, boolean][])
}

@ApiTags('organizations')
@Controller('api')
export class OrganizationsController {
  constructor(
    private readonly commands: Commands,
    private readonly queries: QueryBus,
    private readonly images: Images,
  ) {}

  @Reads('organizations/domain/:domain', OrganizationAnswer)
  @Allow('anyone')
  byDomain(@Param() { domain }: DomainPath): Promise<OrganizationAnswer> {
    return this.queries.execute(new OrganizationQuery({ domain }))
  }

  @Reads('organizations/slug/:slug', OrganizationAnswer)
  @Allow('anyone')
  bySlug(@Param() { slug }: SlugPath): Promise<OrganizationAnswer> {
    return this.queries.execute(new OrganizationQuery({ slug }))
  }

  @Reads('organizations', [OrganizationAnswer])
  @Allow('super')
  list(): Promise<OrganizationAnswer[]> {
    return this.queries.execute(new OrganizationsQuery({}))
  }

  @Reads('admin/organizations/deleted', [DeletedOrganizationAnswer])
  @Allow('super')
  deleted(): Promise<DeletedOrganizationAnswer[]> {
    return this.queries.execute(new DeletedOrganizationsQuery({}))
  }

  @Reads('organizations/:id', OrganizationDetailAnswer)
  @AnswersContactDetails('user')
  @Allow('staff')
  detail(
    @Param() { id }: OrganizationPath,
    @Query() { contacts }: OrganizationDetailParams,
    @InScope() scope: Scope,
  ): Promise<OrganizationDetailAnswer> {
    return this.queries.execute(new OrganizationDetailQuery(scope, id, contacts))
  }

  @Adds('organizations', OrganizationDetailAnswer)
  @Allow('super')
  @TakesImage('logo')
  async create(
    @Body() dto: NewOrganizationDto,
    @Files() files: readonly UploadedFile[],
    @ChangeInScope() { scope, context }: ChangeCall,
  ): Promise<OrganizationDetailAnswer> {
    const profile = { ...profileOfForm(dto, await this.images.keepField(files, 'logo')), name: dto.name }
    const { id } = await this.commands.execute(new CreateOrganization(context, { profile, branding: brandingOf(dto) }))
    return this.queries.execute(new OrganizationDetailQuery(scope, id))
  }

  @Changes('organizations/:id', OrganizationDetailAnswer)
  @AnswersContactDetails('user')
  @Allow('owner')
  @TakesImage('logo')
  async change(
    @Param() { id }: OrganizationPath,
    @Body() dto: ChangeOrganizationDto,
    @Files() files: readonly UploadedFile[],
    @ChangeIfMatch() { scope, context, expectedRevision }: ChangeCallIfMatch,
  ): Promise<OrganizationDetailAnswer> {
    await refuseOthers(dto, () => this.queries.execute(new OrganizationDetailQuery(scope, id)))
    const wanted = profileOfForm(dto, await this.images.keepField(files, 'logo'))
    await this.commands.execute(
      new ChangeOrganization(context, {
        scope,
        organization: id,
        wanted,
        flags: flagsOf(dto.feature_flags ?? {}),
        branding: brandingOf(dto),
        expectedRevision,
      }),
    )
    return this.queries.execute(new OrganizationDetailQuery(scope, id))
  }

  @Removes('organizations/:id')
  @Allow('super')
  async delete(@Param() { id }: OrganizationPath, @RequestContext() context: CommandContext): Promise<void> {
    await this.commands.execute(new DeleteOrganization(context, { organization: id }))
  }

  @Restores('organizations/:id')
  @Allow('super')
  async restore(@Param() { id }: OrganizationPath, @RequestContext() context: CommandContext): Promise<void> {
    await this.commands.execute(new RestoreOrganization(context, { organization: id }))
  }
}
