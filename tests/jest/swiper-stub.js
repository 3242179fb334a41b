/** Stands in for swiper, which ships ES modules that jsdom cannot lay out anyway. */
class Swiper {
  constructor() {
    this.slides = []
    this.activeIndex = 0
    this.realIndex = 0
    this.autoplay = { start() {}, stop() {} }
  }
  update() {}
  slideTo() {}
  slideToLoop() {}
  destroy() {}
  on() {}
}

module.exports = { __esModule: true, default: Swiper, Swiper }
