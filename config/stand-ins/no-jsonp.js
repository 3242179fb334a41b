// Taro's request can speak JSONP through a library; this product never does.
module.exports = () => Promise.reject(new Error('JSONP is not available'))
