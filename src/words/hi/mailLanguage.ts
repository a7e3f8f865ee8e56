export const mailsInOther = 'इस बुकिंग की मेल अंग्रेज़ी में आती हैं।';
export const sendInThis = 'हिन्दी में भेजें';
export const mailsCome = 'अब इस बुकिंग की मेल हिन्दी में आएँगी';
export const chosenOften = 'आप आज बीस बार भाषा चुन चुके हैं। कृपया कल फिर कोशिश करें।';
