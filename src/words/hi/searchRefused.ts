export const fewerGuests = 'कृपया कम मेहमान या कम कमरे चुनें।';
export const fewerFilters = 'कृपया कुछ फ़िल्टर हटाएँ।';
export const changeSearch = 'कृपया खोज बदलकर फिर से कोशिश करें।';
export const searchFailed = 'होटल नहीं दिखाए जा सके। कृपया फिर से कोशिश करें।';
export const noSuggestions = 'सुझाव नहीं दिखाए जा सके।';
export const noOtherDates = 'दूसरी तारीखें नहीं दिखाई जा सकीं।';
export const noOtherDatesOfRoom = 'दूसरी तारीखें नहीं देखी जा सकीं।';
export const noOtherDatesOfHotel = 'सबसे पास की खाली तारीखें नहीं दिखाई जा सकीं।';
