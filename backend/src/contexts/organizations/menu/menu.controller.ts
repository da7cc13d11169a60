import { Body, Controller, Param } from '@nestjs/common'
import { QueryBus } from '@nestjs/cqrs'
import { ApiTags } from '@nestjs/swagger'
import { Commands } from '../../../core/facts/commands'
import { Allow } from '../../../core/http/allow'
import { refuseOthers } from '../../../core/http/as-stored'
import { ChangeInScope, type ChangeCall, ChangeIfMatch, type ChangeCallIfMatch } from '../../../core/http/parameters'
import { Adds, Changes, Reads, Removes, Restores } from '../../../core/http/call-kinds'
import { MenuLinkQuery, MenuQuery } from './menu.queries'
import { AddMenuLink, ChangeMenuLink, FillMenu, RemoveMenuLink, RestoreMenuLink } from './menu.commands'
import { MenuLinkAnswer } from './menu.answers'
import { MenuLinkDto, MenuLinkPath, MenuPath, NewMenuLinkDto, StandardMenuDto } from './menu.dto'

@ApiTags('organizations')
@Controller('api/organization-links')
export class MenuController {
  constructor(
    private readonly commands: Commands,
    private readonly queries: QueryBus,
  ) {}

  @Reads(':organizationId', [MenuLinkAnswer])
  @Allow('anyone')
  menu(@Param() { organizationId }: MenuPath): Promise<MenuLinkAnswer[]> {
    return this.queries.execute(new MenuQuery({ organization: organizationId }))
  }

  @Adds('', MenuLinkAnswer)
  @Allow('owner')
  async add(@Body() dto: NewMenuLinkDto, @ChangeInScope() { scope, context }: ChangeCall): Promise<MenuLinkAnswer> {
    const { id } = await this.commands.execute(
      new AddMenuLink(context, { scope, organization: dto.organization_id, form: dto.toForm(), position: dto.position }),
    )
    return this.queries.execute(new MenuLinkQuery({ scope, link: id }))
  }

  /** Fills a menu that has no links with those of the standard bar, to be changed one by one. */
  @Adds('standard', [MenuLinkAnswer])
  @Allow('owner')
  async fill(
    @Body() { organization_id }: StandardMenuDto,
    @ChangeInScope() { scope, context }: ChangeCall,
  ): Promise<MenuLinkAnswer[]> {
    await this.commands.execute(new FillMenu(context, { scope, organization: organization_id }))
    return this.queries.execute(new MenuQuery({ organization: organization_id }))
  }

  @Changes(':id', MenuLinkAnswer)
  @Allow('owner')
  async change(
    @Param() { id }: MenuLinkPath,
    @Body() dto: MenuLinkDto,
    @ChangeIfMatch() { scope, context, expectedRevision }: ChangeCallIfMatch,
  ): Promise<MenuLinkAnswer> {
    await refuseOthers(dto, () => this.queries.execute(new MenuLinkQuery({ scope, link: id })))
    await this.commands.execute(
      new ChangeMenuLink(context, { scope, link: id, wanted: dto.toWanted(), position: dto.position, expectedRevision }),
    )
    return this.queries.execute(new MenuLinkQuery({ scope, link: id }))
  }

  @Removes(':id')
  @Allow('owner')
  async remove(@Param() { id }: MenuLinkPath, @ChangeInScope() { scope, context }: ChangeCall): Promise<void> {
    await this.commands.execute(new RemoveMenuLink(context, { scope, link: id }))
  }

  @Restores(':id')
  @Allow('owner')
  async restore(@Param() { id }: MenuLinkPath, @ChangeInScope() { scope, context }: ChangeCall): Promise<void> {
    await this.commands.execute(new RestoreMenuLink(context, { scope, link: id }))
  }
}
