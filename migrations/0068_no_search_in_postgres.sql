-- Verses are searched in text_sections: this index contained only nulls.
drop index verses_search;
