import { catalogue } from '../catalogue';

/** /admin/services */
export const adminServicesCopy = catalogue({
  en: {
    add: 'Add service',
    newTitle: 'New service',
    active: 'Offered',
    inactive: 'Not offered',
    isActive: 'Clients can book this service',
    name: 'Name',
    description: 'Description',
    duration: 'Duration (minutes)',
    durationHint: '15 to 180 minutes',
    price: 'Price (KES)',
    priceHint: '0 for a free service. Bookings already made keep their price.',
    minutes: (count: number) => `${count} minutes`,
    empty: 'No services yet',
    saved: 'Service saved',
    editOf: (name: string) => `Edit ${name}`,
  },
  sw: {
    add: 'Ongeza huduma',
    newTitle: 'Huduma mpya',
    active: 'Inatolewa',
    inactive: 'Haitolewi',
    isActive: 'Wateja wanaweza kuweka miadi ya huduma hii',
    name: 'Jina',
    description: 'Maelezo',
    duration: 'Muda (dakika)',
    durationHint: 'Dakika 15 hadi 180',
    price: 'Bei (KES)',
    priceHint: '0 kwa huduma ya bure. Miadi iliyokwisha wekwa hubaki na bei yake.',
    minutes: (count) => `Dakika ${count}`,
    empty: 'Hakuna huduma bado',
    saved: 'Huduma imehifadhiwa',
    editOf: (name) => `Hariri ${name}`,
  },
});
