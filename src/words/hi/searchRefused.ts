export const fewerGuests = 'कम मेहमान या कम कमरे चुनें।';
export const fewerFilters = 'कुछ फ़िल्टर हटाकर फिर से खोजें।';
export const changeSearch = 'खोज बदलकर फिर से कोशिश करें।';
export const searchFailed = 'होटल नहीं दिखाए जा सके। फिर से कोशिश करें।';
export const noSuggestions = 'सुझाव नहीं दिखाए जा सके।';
export const noOtherDates = 'दूसरी तारीखें नहीं दिखाई जा सकीं।';
export const noOtherDatesOfRoom = 'इस कमरे की दूसरी तारीखें नहीं दिखाई जा सकीं।';
export const noOtherDatesOfHotel = 'सबसे पास की खाली तारीखें नहीं दिखाई जा सकीं।';
