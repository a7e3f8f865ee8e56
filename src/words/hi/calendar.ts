export const weekdayHead = (name: string) => name;

export const previousMonth = 'पिछला महीना';
export const nextMonth = 'अगला महीना';
export const nowCheckOut = (day: string) => `${day}: अब चेक-आउट की तारीख चुनें`;
export const firstCheckIn = 'चेक-इन की तारीख चुनें';
export const clearDates = 'तारीखें मिटाएँ';
