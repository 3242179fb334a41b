import { useEffect } from 'react'
import { observer } from 'mobx-react-lite'
import { useDidShow } from '@tarojs/taro'
import { Text, View } from '@tarojs/components'
import { Button } from '@/components/ui/button'
import { Check } from '@/components/ui/check'
import { RadioList } from '@/components/ui/form/radio-list'
import { Icon } from '@/components/ui/icon'
import { ListRow } from '@/components/ui/list-row'
import { Sheet } from '@/components/ui/sheet'
import { Tag } from '@/components/ui/tag'
import { Tap } from '@/components/ui/tap'
import { maskMobile } from '@/domain/mask'
import { navigate } from '@/routes/navigate'
import { lineOf, type SavedAddresses as Saved } from './saved'
import styles from './saved-addresses.module.scss'
import { savedTexts as texts } from './saved-texts'

interface SavedAddressesProps {
  open: boolean
  saved: Saved
}

/** The chosen address as a card, or the way to those of the account, of which there is at least one. */
export const SavedAddresses = observer(function SavedAddresses({ saved }: SavedAddressesProps) {
  useEffect(() => void saved.begin(), [saved])
  // They may have been changed on their page.
  useDidShow(() => void saved.load())
  const { list, card } = saved
  if (list.length === 0) return null
  return (
    <>
      {card ? (
        <Tap
          className={styles.card}
          label={`${texts.change}：${card.name} ${lineOf(card)}`}
          onTap={saved.show}
        >
          <View className={styles.pin}>
            <Icon name="pin" size={20} tone="primary" />
          </View>
          <View className={styles.facts}>
            <View className={styles.who}>
              <Text className={styles.name}>{card.name}</Text>
              <Text className={styles.phone}>{maskMobile(card.mobile)}</Text>
              {card.tag ? <Tag tone="primary">{card.tag}</Tag> : null}
            </View>
            <View className={styles.where}>{lineOf(card)}</View>
          </View>
          <Icon name="right" size={16} />
        </Tap>
      ) : (
        <ListRow label={texts.choose} value={texts.count(list.length)} onTap={saved.show} />
      )}
      <Sheet
        open={saved.open}
        title={texts.choose}
        onClose={saved.close}
        footer={
          <View>
            <Button block kind="line" onTap={saved.typeNew}>
              {texts.typeNew}
            </Button>
            <Button block kind="line" className={styles.way} onTap={() => navigate('addresses')}>
              {texts.manage}
            </Button>
          </View>
        }
      >
        <RadioList
          value={saved.chosenId}
          label={texts.choose}
          options={list.map((one) => ({
            value: one.id,
            label: [one.name, maskMobile(one.mobile), one.tag, one.isDefault ? texts.byDefault : '']
              .filter((part) => part !== '')
              .join('  '),
            note: lineOf(one)
          }))}
          onChange={saved.choose}
        />
      </Sheet>
    </>
  )
})

/** 保存到我的收货地址: of what was typed, unless it is one of the list. */
export const KeepAddress = observer(function KeepAddress({ saved }: SavedAddressesProps) {
  if (!saved.keepable) return null
  return (
    <Tap
      role="checkbox"
      checked={saved.keeps}
      className={styles.keep}
      onTap={() => saved.setKeeps(!saved.keeps)}
    >
      <Check on={saved.keeps} />
      <Text className={styles.keepText}>{texts.keep}</Text>
    </Tap>
  )
})
