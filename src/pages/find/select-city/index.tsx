import { View } from '@tarojs/components'
import { CityList } from '@/components/city/city-panel'
import { cityTexts } from '@/components/city/city-panel/texts'
import { Header } from '@/components/ui/header'
import { bookingInCity } from '@/domain/booking/booking-cache'
import { goBack } from '@/routes/navigate'
import { page, useParams } from '@/routes/page'
import type { City } from '@/services/catalogue/city'
import { useRoot } from '@/stores/context'
import styles from './index.module.scss'

/** The city as a page of its own; with a product its booking list is fetched anew for that city (§4). */
function SelectCity() {
  const { location, process } = useRoot()
  const { productCode, cardNumber } = useParams('selectCity')
  const choose = (city: City) => {
    location.choose(city)
    const draft = productCode ? process.draftOf(productCode, cardNumber) : undefined
    const days = draft?.parts.days
    if (days) process.put(draft.key, { days: bookingInCity(days, city.cityCode) })
    goBack()
  }
  return (
    <View className={styles.page}>
      <Header title={cityTexts.title} />
      <View className={styles.list}>
        <CityList currentCode={location.cityCode} onChoose={choose} />
      </View>
    </View>
  )
}

export default page('selectCity', SelectCity)
