import { observer } from 'mobx-react-lite'
import { ScrollView, View } from '@tarojs/components'
import { PaneTab } from '@/components/addon/pane-tab'
import { Progressive } from '@/components/progressive'
import { SPECIAL_PACKAGE_ID } from '@/domain/addon/types'
import type { AddonGroup } from '../groups'
import type { AddonModel } from '../model'
import { texts } from '../texts'
import styles from './nav.module.scss'

/** So many in the frame in which the list's head is drawn too. */
const FIRST_ITEMS = 3

/** Id of an entry; '' for none. */
const navId = (id: string): string => (id ? `nav-${id}` : '')

const countOf = (model: AddonModel, group: AddonGroup): number => {
  switch (group.kind) {
    case 'smart':
      return model.session.countIn(SPECIAL_PACKAGE_ID.smart)
    case 'exchange':
      return model.session.exchangeId === null ? 0 : 1
    case 'package':
      return model.session.countIn(group.pkg.packageId)
  }
}

const NavItem = observer(function NavItem({ model, group }: { model: AddonModel; group: AddonGroup }) {
  return (
    <PaneTab
      id={navId(group.id)}
      name={group.name}
      on={model.pane.current === group.id}
      count={countOf(model, group)}
      onTap={() => model.pane.jump(group.id)}
    />
  )
})

/** Add-on packages with how many of each are chosen (R2.136). */
export const Nav = observer(function Nav({ model }: { model: AddonModel }) {
  return (
    <ScrollView
      scrollY
      enhanced
      showScrollbar={false}
      className={styles.nav}
      scrollIntoView={navId(model.pane.followed)}
    >
      <View role="tablist" aria-label={texts.nav} aria-orientation="vertical">
        <Progressive step={FIRST_ITEMS}>
          {model.groups.map((group) => (
            <NavItem key={group.id} model={model} group={group} />
          ))}
        </Progressive>
      </View>
    </ScrollView>
  )
})
