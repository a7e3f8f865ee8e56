export const onlyHotelThen = 'ऐसा बदलने के बाद इसे सिर्फ़ होटल ही बदल या रद्द कर सकता है।';
export const onlyHotelNow = 'अब इसे सिर्फ़ होटल ही बदल या रद्द कर सकता है।';
